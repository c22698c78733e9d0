import { type ComponentProps, type ReactNode, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '#i18n/elementMessages';
import { messages } from '#i18n/messages';
import { mapCandidates } from '../../../core/site/urls/srcset.ts';
import type { ArticleAction } from '../actions/actions.ts';
import styles from './DocImage.module.css';
import { DocLink, InsideLink } from './DocLink.tsx';
import { useFindImage } from './useFindImage.ts';

export interface DocImageProps extends ComponentProps<'img'>, Partial<ExtraProps> {
  /** Wraps the image in its `picture` element, with the `source` elements. */
  frame?: (image: ReactNode) => ReactNode;
}

/** An image with reserved space: loading it does not shift the layout. Outside links a click opens the lightbox. */
export function DocImage({ node: _, src = '', srcSet = '', alt = '', frame, ...props }: DocImageProps) {
  const findImage = useFindImage();
  const isInLink = useContext(InsideLink);
  const file = findImage(src);
  if (file === undefined) return <DocLink href={src}>{alt || messages.article.image}</DocLink>;
  const { share, ...space } = reserveSpace(file.size, props);
  const image = (
    <img
      {...props}
      {...space}
      style={share === undefined ? undefined : { width: isInLink ? share : '100%' }}
      srcSet={mapCandidates(srcSet, (url) => findImage(url)?.src) || undefined}
      src={file.src}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  const framed = frame ? frame(image) : image;
  if (isInLink) return framed;
  return (
    <button
      type="button"
      className={styles.open}
      style={{ width: share }}
      aria-label={messages.labelled(elementMessages.openImage, alt || messages.article.image)}
      data-action={'enlarge' satisfies ArticleAction}
    >
      {framed}
    </button>
  );
}

/** Value of an HTML width or height attribute: `300`, `50%`, or undefined. */
type Length = string | number | undefined;

export interface Space {
  width?: Length;
  height?: Length;
  /** Width as a percentage of the text's width. */
  share?: string;
}

/**
 * Computes width and height attributes, so that the layout does not shift when the image loads. If only one is written,
 * the other is computed from the aspect ratio of the file.
 * @param size width and height of the file in pixels, if known
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
  const [naturalWidth, naturalHeight] = size;
  // As HTML does, ignore characters after the number, except a percent sign.
  const [, number, percent] = /^\s*(\d+(?:\.\d+)?)(%?)/.exec(String(width ?? height)) ?? [];
  const natural = { width: naturalWidth, height: naturalHeight };
  if (number === undefined) return natural;
  if (percent) return width === undefined ? natural : { ...natural, share: `${number}%` };
  if (width === undefined)
    return { width: Math.round((Number(number) * naturalWidth) / naturalHeight), height };
  return { width, height: Math.round((Number(number) * naturalHeight) / naturalWidth) };
}
