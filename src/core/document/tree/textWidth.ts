import { endsAddress } from '../cjk.ts';

/** Of a Latin letter or digit beside a Han character, on average. */
const NARROW = 0.55;

/**
 * How wide a line of text is, in em: a guess that needs no font.
 * @example textWidth('键 key') // 3.2
 */
export function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += endsAddress(text.charCodeAt(at)) ? 1 : NARROW;
  return width;
}
