// Guesses the home page of a site without a manifest from its first page, in the formats of VitePress and VuePress:
// https://vitepress.dev/reference/default-theme-home-page,
// https://vuejs.press/reference/default-theme/frontmatter.html#home-page.
import { join } from 'node:path';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import type { GuessedHome } from '../../core/site/manifest/guessedManifest.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { encodePath, joinPath } from '../../core/site/urls/filePath.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { fileToSlug, isIndexFile } from '../../core/site/urls/slug.ts';
import { readTextFile } from '../lib/readText.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

type Fields = Readonly<Record<string, unknown>>;

interface DocsFolder {
  dir: string;
  /** URL path. */
  path: string;
}

/** The home page with its links resolved; undefined where no index page is a home page. */
export async function guessHome(
  siteDir: string,
  files: readonly string[],
  docs: DocsFolder,
): Promise<GuessedHome | undefined> {
  const tops = ['', folderPrefix(docs.dir)];
  for (const file of files) {
    const isTop =
      isIndexFile(file) && tops.some((top) => file.startsWith(top) && !file.slice(top.length).includes('/'));
    if (!isTop) continue;
    const path = join(siteDir, file);
    const home = (await readPageMetadata(path)).front.isHomePage && (await readHomePage(path));
    if (!home) continue;
    const resolve = (href: string) => resolveHomeLink(href, files, docs);
    return {
      ...home,
      actions: home.actions.map((action) => ({ ...action, href: resolve(action.href) })),
      features: home.features.map(({ href, ...feature }) => ({
        ...feature,
        href: href && resolve(href),
      })),
    };
  }
  return undefined;
}

async function readHomePage(path: string): Promise<GuessedHome | undefined> {
  const fields = readYamlFields(splitFrontMatter((await readTextFile(path)).text).yaml ?? '');
  return 'data' in fields && isFields(fields.data) ? parseHome(fields.data) : undefined;
}

/**
 * Resolves a link by file to the page's URL; any other link is unchanged.
 * @example resolveHomeLink('/guide/start.html', ['guide/start.md'], { dir: '.', path: '/docs' }) // '/docs/guide/start'
 */
export function resolveHomeLink(href: string, files: readonly string[], { dir, path }: DocsFolder): string {
  const [, written = '', end = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const name = joinPath('', stripPageEnding(written.replace(/\.html$/, '')));
  if (name === undefined || /^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return href;
  const prefix = folderPrefix(dir);
  const below = name === '' ? '' : `${name}/`;
  const file = files.find((each) => {
    const own = each.startsWith(prefix) ? each.slice(prefix.length) : undefined;
    const stem = own && stripPageEnding(own);
    return (
      stem === name || (own?.startsWith(below) && !own.slice(below.length).includes('/') && isIndexFile(own))
    );
  });
  if (file === undefined || name === '') return href;
  return `${path}${encodePath(fileToSlug(file.slice(prefix.length), {}))}${end}`;
}

export function parseHome(data: Fields): GuessedHome {
  const hero = isFields(data.hero) ? data.hero : {};
  const [text, tagline] = [readText(hero.text), readText(hero.tagline ?? data.tagline)];
  const only = { text: data.actionText, link: data.actionLink };
  return {
    title: readText(hero.name ?? data.heroText),
    tagline: text ?? tagline,
    lead: text && tagline,
    actions: [...listFields(hero.actions ?? data.actions), only].flatMap((action) => {
      const [label, href] = [readText(action.text), readText(action.link)];
      return label && href ? { label, href } : [];
    }),
    features: listFields(data.features).flatMap(readFeature),
  };
}

function readFeature({ title: named, details, link, icon }: Fields): GuessedHome['features'] {
  const title = readText(named);
  if (title === undefined) return [];
  // An emoji becomes part of the title; inline SVG is dropped.
  const emoji = typeof icon === 'string' && !icon.includes('<') ? `${icon} ` : '';
  const image = isFields(icon) ? readText(icon.src) : undefined;
  return [{ title: emoji + title, text: readText(details) ?? '', href: readText(link), image }];
}

const listFields = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);

function readText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/<[^<>]*>/g, '')
        .trim() || undefined
    : undefined;
}
