/** Characters that stand in two columns where Latin ones stand in one. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** How many columns of a text with fixed widths it takes. @example displayWidth('部署 v8') === 7 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const char of text) width += NO_WIDTH.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}
