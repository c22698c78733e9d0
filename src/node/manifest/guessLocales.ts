// Guesses the languages of a site without manifest.json from its folders: `en/` and `zh/` beside each other as in
// Starlight, `zh/` beside the pages in another language as in VitePress, or `i18n/<locale>/` of Docusaurus.
import { DEFAULT_LOCALE } from '../../core/constants.ts';
import { textDirection } from '../../core/site/head/textDirection.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';

export interface GuessedLocale {
  locale: string;
  label: string;
  path: string;
  direction: 'ltr' | 'rtl';
  dir?: string;
}

export interface GuessedLocales {
  defaultLocale: string;
  /** The default language first. */
  locales: GuessedLocale[];
  /** Folder of the pages in the default language. */
  dir: string;
}

/** Names of folders for a language. Left out are codes that more often mean something else, such as `id` and `no`. */
const NAME =
  /^(?:ar|bn|cn|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|it|ja|ko|nl|pl|pt|ro|ru|sv|th|tr|uk|ur|vi|zh)(?:[-_]\w{2,4})?$/i;

/** Names that are not language tags, and the tags of Chinese by script. */
const TAGS: Readonly<Record<string, string>> = {
  cn: 'zh-Hans',
  zh: 'zh-Hans',
  'zh-cn': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
};

/** @example localeOfFolder('zh_CN') === 'zh-Hans'; localeOfFolder('pt-br') === 'pt-BR'; localeOfFolder('ops') === undefined */
export function localeOfFolder(name: string): string | undefined {
  if (!NAME.test(name)) return undefined;
  const tag = name.replace('_', '-').toLowerCase();
  try {
    return TAGS[tag] ?? Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/**
 * @param files markdown files of the site folder
 * @param root folder of the docs, or `.`
 */
export function guessLocales(files: readonly string[], root: string): GuessedLocales | undefined {
  const prefix = folderPrefix(root);
  const docs = files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
  const byFolder = groupByFolder(docs);
  const folders = [...byFolder.keys()].filter((name) => localeOfFolder(name) !== undefined);
  const others = docs.filter((file) => !folders.some((name) => file.startsWith(`${name}/`)));
  const dirOf = (name: string) => `${prefix}${name}`;
  if (folders.length > 1 && others.every((file) => !file.includes('/')))
    return toLocales(
      folders.map((name) => [localeOfFolder(name) ?? name, dirOf(name)]),
      undefined,
    );
  const translated = folders.filter((name) => isTranslation(byFolder.get(name) ?? [], others));
  const docusaurus = listDocusaurus(files);
  const found = [
    ...translated.map((name): [string, string] => [localeOfFolder(name) ?? name, dirOf(name)]),
    ...docusaurus,
  ];
  return found.length === 0 ? undefined : toLocales(found, root);
}

/** Paths inside each folder of the first level. */
function groupByFolder(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const [name = '', ...rest] = file.split('/');
    if (rest.length > 0) groups.set(name, [...(groups.get(name) ?? []), rest.join('/')]);
  }
  return groups;
}

/** Whether at least half of the files have the names of pages in the other language. */
function isTranslation(files: readonly string[], others: readonly string[]): boolean {
  const names = new Set(others);
  return files.length > 0 && 2 * files.filter((file) => names.has(file)).length >= files.length;
}

function listDocusaurus(files: readonly string[]): [string, string][] {
  const names = files.flatMap(
    (file) => /^i18n\/([^/]+)\/docusaurus-plugin-content-docs\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].flatMap((name): [string, string][] => {
    const locale = localeOfFolder(name);
    return locale === undefined ? [] : [[locale, `i18n/${name}`]];
  });
}

/**
 * @param found languages with their folders
 * @param root folder of the pages in a language that no folder names; undefined where each language has a folder
 */
function toLocales(
  found: readonly [locale: string, dir: string][],
  root: string | undefined,
): GuessedLocales {
  const tags = found.map(([locale]) => locale);
  const unnamed = tags.includes(DEFAULT_LOCALE.locale) ? 'en' : DEFAULT_LOCALE.locale;
  const first = tags.includes(DEFAULT_LOCALE.locale)
    ? DEFAULT_LOCALE.locale
    : tags.includes('en')
      ? 'en'
      : tags[0];
  const defaultLocale = root === undefined ? (first ?? unnamed) : unnamed;
  const others = found.filter(([locale]) => locale !== defaultLocale);
  const own = found.find(([locale]) => locale === defaultLocale);
  return {
    defaultLocale,
    dir: root ?? own?.[1] ?? '.',
    locales: [
      toLocale(defaultLocale, '/'),
      ...others.map(([locale, dir]) => ({ ...toLocale(locale, `/${dir.split('/').at(-1)}/`), dir })),
    ],
  };
}

/** Name of a language in itself. */
export const localeLabel = (locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

export function toLocale(locale: string, path: string): GuessedLocale {
  return {
    locale,
    label: localeLabel(locale),
    path,
    direction: textDirection({ site: { defaultLocale: locale }, locales: [] }) ?? 'ltr',
  };
}
