/** A diagram as it was drawn: without ids, styles and links, so that it may stand anywhere and more than once. */
export interface Drawing {
  svg: string;
  /** In CSS pixels. */
  size: readonly [width: number, height: number];
}
