/** Characters that Windows or Unix forbids in file names. */
export const FORBIDDEN_IN_NAMES = /[\p{Cc}<>:"|?*\\/]+/gu;
const HAS_ENDING = /\.[a-z\d]{1,10}$/i;

/**
 * Derives a file name from a code block's title: the last segment of a path with an extension, else the title.
 * @example codeFileName('nginx/conf.d/cskefu.conf') === 'cskefu.conf'
 * @example codeFileName('获取令牌') === '获取令牌.txt'
 */
export function codeFileName(title: string): string {
  const trimmed = title.trim();
  const name = HAS_ENDING.test(trimmed) ? (trimmed.split(/[\\/]/).at(-1) ?? trimmed) : trimmed;
  const clean = name.replace(FORBIDDEN_IN_NAMES, ' ').trim().slice(0, 100) || 'code';
  return HAS_ENDING.test(clean) ? clean : `${clean}.txt`;
}
