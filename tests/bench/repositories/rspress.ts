import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { matchesGlob } from '../../../src/node/adapters/globs.ts';
import { groupBySeparators, type NavNode } from './navigation.ts';
import { findPage, isFolder, isRecord, isThere, readJson, readPage, stem, textOf } from './pages.ts';

export const config = /^(?:rspress|rstack)\.config\.[cm]?[jt]s$/;

type Meta = Readonly<Record<string, unknown>>;

const ENDINGS = ['', '.md', '.mdx'];
const HEADERS = new Set(['section-header', 'dir-section-header']);

interface Site {
  translate: (label: unknown) => string | undefined;
  isPublished: (file: string) => boolean;
}

/** In the default language; the sidebars in the order in which the navbar leads to them. */
export function readNavigation(folder: string): NavNode[] {
  const text = readFileSync(
    join(folder, readdirSync(folder).find((name) => config.test(name)) ?? ''),
    'utf8',
  );
  const [, route = ''] = /^ {2}route: \{([\s\S]*?)^ {2}\}/m.exec(text) ?? [];
  const globs = [...(/exclude: \[([^\]]*)\]/.exec(route)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, glob = '']) => glob,
  );
  const field = (name: string) => new RegExp(`^ {2}${name}:\\s*['"]([^'"]*)['"]`, 'm').exec(text)?.[1];
  const root = join(folder, field('root') ?? 'docs');
  const lang = field('lang') ?? 'en';
  const pages = isFolder(join(root, lang)) ? join(root, lang) : root;
  const words = isThere(folder, 'i18n.json') ? (readJson(folder, 'i18n.json') as Meta) : {};
  const translate = (label: unknown) =>
    typeof label === 'string' ? (textOf(words, `${label}.${lang}`) ?? label) : undefined;
  const isPublished = (file: string) => !globs.some((glob) => matchesGlob(glob, relative(root, file)));
  const site = { translate, isPublished };
  if (!isThere(pages, '_nav.json') || isThere(pages, '_meta.json')) return readFolder(pages, site).items;
  const links = JSON.stringify(readJson(pages, '_nav.json'));
  const place = (name: string) => (links.indexOf(`"/${name}/`) + links.length) % links.length;
  return readdirSync(pages)
    .filter((name) => name !== 'public' && isFolder(join(pages, name)))
    .sort((a, b) => place(a) - place(b))
    .map((name) => ({ label: name, isTab: true, items: readFolder(join(pages, name), site).items }));
}

interface Folder {
  meta: readonly (string | Meta)[];
  hasMeta: boolean;
  items: NavNode[];
}

function readFolder(folder: string, site: Site, without = new Set<string>()): Folder {
  const hasMeta = isThere(folder, '_meta.json');
  const meta = hasMeta ? (readJson(folder, '_meta.json') as (string | Meta)[]) : listFolder(folder);
  const headers = new Set<NavNode>();
  const nodes = meta.flatMap((item): NavNode[] => {
    const own: Meta = typeof item === 'string' ? { type: 'file', name: item } : item;
    const path = join(folder, String(own.name));
    const label = site.translate(own.label);
    if (HEADERS.has(String(own.type))) {
      const header = { label };
      headers.add(header);
      return own.type === 'section-header' ? [header] : [header, ...readFolder(path, site).items];
    }
    if (own.type === 'dir') return isFolder(path) ? [readGroup(path, label, site)] : [];
    const file = own.type === 'file' && !without.has(stem(path)) ? findPage(path, ENDINGS) : undefined;
    if (file === undefined || !site.isPublished(file)) return [];
    return [{ file, label: label ?? titleOf(file) }];
  });
  return { meta, hasMeta, items: groupBySeparators(nodes, (node) => headers.has(node)) };
}

/** The page of a group is the file beside it with its name, or the index that its own list does not name. */
function readGroup(path: string, label: string | undefined, site: Site): NavNode {
  const beside = findPage(path);
  const { meta, hasMeta } = readFolder(path, site);
  const isNamed = hasMeta && meta.some((item) => typeof item === 'string' && stem(item) === 'index');
  const file = beside ?? (isNamed ? undefined : findPage(join(path, 'index')));
  const { items } = readFolder(path, site, new Set(file === beside || file === undefined ? [] : ['index']));
  return { label: label ?? (file && titleOf(file)) ?? basename(path), file, items };
}

function listFolder(folder: string): (string | Meta)[] {
  const isIndex = (name: string) => stem(name) === 'index';
  return readdirSync(folder)
    .sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || a.localeCompare(b))
    .flatMap((name): (string | Meta)[] => {
      if (isFolder(join(folder, name))) return [{ type: 'dir', name }];
      const isShown = /\.mdx?$/.test(name) && !name.startsWith('_') && !existsSync(join(folder, stem(name)));
      return isShown ? [name] : [];
    });
}

function titleOf(file: string): string {
  const { front, h1 } = readPage(file);
  return (isRecord(front) ? textOf(front, 'title') : undefined) ?? h1 ?? stem(file);
}
