/** Length in UTF-8, nearly: what is no Latin letter has three bytes. */
export function byteLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) length += 2;
  return length;
}
