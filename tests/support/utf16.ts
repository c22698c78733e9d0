/** A text in UTF-16 with its byte order mark, as Windows saves "Unicode". */
export function toUtf16(text: string, order: 'le' | 'be' = 'le'): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Buffer.from(order === 'le' ? bytes : bytes.swap16());
}
