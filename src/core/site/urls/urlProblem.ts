// Validates URL paths, since hosts, browsers and file systems reject some characters and names.
import { urlMessages } from '#i18n/urlMessages';

type Rule = readonly [pattern: RegExp, problem: string];

/** Names that the build cannot write or a client cannot request, on any system. */
const UNUSABLE: readonly Rule[] = [
  [/\p{Cs}/u, urlMessages.surrogate],
  [/[\p{Cc}\uFDD0-\uFDEF\uFFFE\uFFFF]/u, urlMessages.control],
  [/\\/, urlMessages.backslash],
  [/^\.{1,2}$/, urlMessages.dots],
  [/%[\da-f]{2}/i, urlMessages.percent],
];

/** Device names that Windows reserves, with any ending; and names with trailing characters that Windows strips. */
export const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[. ]$/i;

/** Names that only Windows rejects. */
const UNPORTABLE: readonly Rule[] = [
  [/[<>:"|?*]/, urlMessages.forbidden],
  [RESERVED_NAME, urlMessages.reserved],
];

/** Maximum bytes of a file name on most systems (255), without `.html`. */
const MAX_NAME = 250;
const MAX_PATH = 1000;
const MAX_SHOWN = 100;

/** Whether a text is longer in UTF-8, where a UTF-16 unit has at most three bytes. */
const isLonger = (text: string, bytes: number) => text.length * 3 > bytes && countBytes(text) > bytes;

/** Length in UTF-8. */
function countBytes(text: string): number {
  const sizes = Array.from(text, (char) => (char < '\u0080' ? 1 : char < '\u0800' ? 2 : char.length + 2));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function findRule(path: string, rules: readonly Rule[]): string | undefined {
  const names = path.split('/').filter(Boolean);
  const found = rules.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  if (found !== undefined) return found;
  const isLong = names.some((name) => isLonger(name, MAX_NAME)) || isLonger(path, MAX_PATH);
  return isLong ? urlMessages.tooLong(MAX_NAME, MAX_PATH) : undefined;
}

/**
 * Why a decoded path is not usable as a URL path on every system; undefined if it is usable.
 * @example findUrlProblem('/docs/aux') // '有一段是 Windows 保留的名称，或以点、空格结尾'
 */
export function findUrlProblem(path: string): string | undefined {
  return findRule(path, [...UNUSABLE, ...UNPORTABLE]);
}

/** Whether any system can write a page at a decoded path, and clients can request the page. */
export function isUsableUrl(path: string): boolean {
  return findRule(path, UNUSABLE) === undefined;
}

/** Escapes invisible characters for a message. */
export function showUrl(path: string): string {
  const toEscape = (char: string) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const shown = path.replace(/[\p{Cs}\p{Cc}\p{Cf}\uFDD0-\uFDEF\uFFFE\uFFFF]/gu, toEscape);
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}

/**
 * Replaces invalid characters and truncates long names.
 * @example toUsableUrl('/docs/a\\b') === '/docs/a-b'
 */
export function toUsableUrl(path: string): string {
  if (isUsableUrl(path)) return path;
  const names = path.split('/').map((name) => {
    const clean = name
      .replace(/\p{Cs}|[\p{Cc}\uFDD0-\uFDEF\uFFFE\uFFFF\\]|%(?=[\da-f]{2})/giu, '-')
      .replace(/^\.{1,2}$/, '-');
    let chars = [...clean];
    while (countBytes(chars.join('')) > MAX_NAME) chars = chars.slice(0, -10);
    return chars.join('');
  });
  while (countBytes(names.join('/')) > MAX_PATH) names.splice(1, 1);
  return names.join('/');
}
