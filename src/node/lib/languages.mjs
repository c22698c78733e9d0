// Chooses the languages of a command: what it prints follows `--lang`, else the site, else the terminal; what it writes
// into pages follows the site. Plain JavaScript: run.mjs runs it before anything is compiled.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { guessLocale, readText } from './guessLocale.mjs';

/** Languages with message tables. */
export const LANGUAGES = readdirSync(new URL('../../core/i18n/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/**
 * The language whose tables fit a locale as BCP 47 or POSIX writes it.
 * @param {string} locale
 * @example matchLanguage('zh_TW.UTF-8') === 'zh-Hans'; matchLanguage('en-GB') === 'en'; matchLanguage('C') === undefined
 */
export function matchLanguage(locale) {
  const tag = locale
    .replace(/[.@].*/s, '')
    .replaceAll('_', '-')
    .toLowerCase();
  const own = LANGUAGES.find((name) => `${tag}-`.startsWith(`${name.toLowerCase()}-`));
  return own ?? (/^zh\b/.test(tag) ? 'zh-Hans' : undefined);
}

/**
 * Language of a site's interface, English where its locale has no tables; undefined where there is no such folder.
 * @param {string} siteDir
 */
export function findSiteLanguage(siteDir) {
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const manifest = readText(join(siteDir, 'manifest.json'));
  // Not parsed: a manifest with a syntax error is reported in the language of its site, too.
  const [, locale] = /"defaultLocale"\s*:\s*"([^"]*)"/.exec(manifest) ?? [];
  if (locale !== undefined) return matchLanguage(locale) ?? 'en';
  return manifest === '' ? guessLocale(siteDir) : 'zh-Hans';
}

/**
 * Language of the terminal by the variables of POSIX; Windows has none of them, but a language of its own.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function findTerminalLanguage({ LC_ALL, LC_MESSAGES, LANG }) {
  return (
    matchLanguage(LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale) ?? 'en'
  );
}

/**
 * Takes `--lang <language>` or `--lang=<language>` out of a command's arguments.
 * @param {readonly string[]} args
 * @returns {{ asked: string | undefined, rest: string[] }} `asked` is '' where the value is missing
 */
export function takeLanguage(args) {
  const end = [...args, '--'].indexOf('--');
  const at = args.findIndex((arg, index) => index < end && /^--lang(?:=|$)/.test(arg));
  if (at === -1) return { asked: undefined, rest: [...args] };
  const [, inline] = /^--lang=(.*)$/s.exec(args[at] ?? '') ?? [];
  const next = at + (inline === undefined ? 2 : 1);
  return { asked: inline ?? args[at + 1] ?? '', rest: [...args.slice(0, at), ...args.slice(next)] };
}
