// The URL path of a page by the rules of another engine: `urls` of a version.
import { slug } from 'github-slugger';
import type { UrlRules } from '../manifest/urlRules.ts';
import { fileName, parentFolder } from './filePath.ts';
import { stripEnding } from './slug.ts';

/**
 * @param file path inside the version's folder
 * @returns path below the version, which ends with a slash for the page of a folder
 * @example fileToUrl('(a)/Big Dog/index.mdx', { groups: true, slugs: true }) === '/big-dog/'
 * @example fileToUrl('guide/page.mdx', { index: ['page'] }) === '/guide/'; fileToUrl('a.zh.md', { languages: ['zh'] }) === '/a'
 */
export function fileToUrl(file: string, { index = ['index'], groups, slugs, languages }: UrlRules): string {
  const path = stripLanguage(stripEnding(file), languages);
  const isIndex = index.includes(fileName(path));
  const names = (isIndex ? parentFolder(path) : path)
    .split('/')
    .filter((name) => name !== '' && !(groups && /^\(.*\)$/.test(name)))
    .map((name) => (slugs ? slug(name) : name));
  return names.length === 0 ? '/' : `/${names.join('/')}${isIndex ? '/' : ''}`;
}

/** @param path without ending */
export function stripLanguage(path: string, languages: readonly string[] = []): string {
  const language = languageOf(path, languages);
  return language === undefined ? path : path.slice(0, -language.length - 1);
}

function languageOf(path: string, languages: readonly string[] = []): string | undefined {
  const end = fileName(path).split('.').slice(1).at(-1);
  return end !== undefined && languages.includes(end) ? end : undefined;
}

/**
 * The files of the first of some languages.
 * @example selectLanguage(['a.md', 'a.zh.md', 'b.md'], ['zh', 'en']) // ['a.zh.md', 'b.md']
 */
export function selectLanguage(files: readonly string[], languages: readonly string[] = []): string[] {
  const isOwn = (path: string) => languageOf(path, languages) === (languages[0] ?? '');
  const translated = new Set(
    files.map(stripEnding).flatMap((path) => (isOwn(path) ? [stripLanguage(path, languages)] : [])),
  );
  return files.filter((file) => {
    const path = stripEnding(file);
    return languageOf(path, languages) === undefined ? !translated.has(path) : isOwn(path);
  });
}
