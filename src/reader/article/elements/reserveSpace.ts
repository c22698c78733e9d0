/** As a writer gives it: `300`, `50%`, or nothing. */
type Length = string | number | undefined;

export interface Space {
  width?: Length;
  height?: Length;
  /** Of the text's width, where the writer asks for one. */
  share?: string;
}

/**
 * The room that an image takes before its file has come: a writer who gives one side means the other in proportion.
 * @param size of the file in pixels, where it is known
 * @example reserveSpace([800, 600], { width: '400' }) // { width: '400', height: 300 }
 * @example reserveSpace([800, 600], { 'data-zoom': '50' }) // { width: 400, height: 300 }
 * @example reserveSpace([800, 600], { width: '50%' }) // { width: 800, height: 600, share: '50%' }
 */
export function reserveSpace(
  size: readonly [number, number] | undefined,
  { width, height, 'data-zoom': zoom }: Pick<Space, 'width' | 'height'> & { 'data-zoom'?: Length },
): Space {
  if (size !== undefined && zoom !== undefined && width === undefined && height === undefined)
    return {
      width: Math.round((size[0] * Number(zoom)) / 100),
      height: Math.round((size[1] * Number(zoom)) / 100),
    };
  if (size === undefined || (width !== undefined && height !== undefined)) return { width, height };
  const [ownWidth, ownHeight] = size;
  // As browsers read these attributes: what follows the number, but for a percent sign, says nothing.
  const [, number, percent] = /^\s*(\d+(?:\.\d+)?)(%?)/.exec(String(width ?? height)) ?? [];
  const own = { width: ownWidth, height: ownHeight };
  if (number === undefined) return own;
  if (percent) return width === undefined ? own : { ...own, share: `${number}%` };
  if (width === undefined) return { width: Math.round((Number(number) * ownWidth) / ownHeight), height };
  return { width, height: Math.round((Number(number) * ownHeight) / ownWidth) };
}
