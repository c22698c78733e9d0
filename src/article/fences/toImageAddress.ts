/** A drawing as an image of its own, in the colours that it has on the screen. */
export function toImageAddress(svg: SVGElement): string {
  const style = getComputedStyle(svg);
  const text = new XMLSerializer()
    .serializeToString(svg)
    .replace(/var\((--[\w-]+)\)/g, (_, token: string) => style.getPropertyValue(token).trim());
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
