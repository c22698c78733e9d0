/** Characters that some file systems forbid in names. */
export const FORBIDDEN_IN_NAMES = /[\p{Cc}<>:"|?*\\/]+/gu;
const HAS_ENDING = /\.[a-z\d]{1,10}$/i;

/**
 * Derives a file name from a code block's title.
 * @example codeFileName('nginx/conf.d/cskefu.conf') === 'cskefu.conf'
 * @example codeFileName('获取令牌') === '获取令牌.txt'
 */
export function codeFileName(title: string): string {
  const words = title.trim();
  const name = HAS_ENDING.test(words) ? (words.split(/[\\/]/).at(-1) ?? words) : words;
  const clean = name.replace(FORBIDDEN_IN_NAMES, ' ').trim().slice(0, 100) || 'code';
  return HAS_ENDING.test(clean) ? clean : `${clean}.txt`;
}
