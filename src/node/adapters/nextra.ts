// Nextra: https://nextra.site/docs/file-conventions/meta-file; versions 2 and 3 have their pages in `pages`.
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { selectLanguage, stripLanguage } from '../../core/site/urls/fileUrl.ts';
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { isMarkdownFile, stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { localeOfFolder } from '../manifest/guessLocales.ts';
import { dropUndefined, FieldReader } from './fieldReader.ts';
import { CODE_ENDINGS, findFolder, findTag } from './foreignLinks.ts';
import type { Adapter, ForeignLocale, ForeignSite, NavbarItem, Project, SiteFiles } from './foreignSite.ts';
import { Call, type Fields, fieldsOf } from './literalValues.ts';
import { type Language, readNextProject } from './nextProject.ts';
import { onlyVersion } from './onlyVersion.ts';
import { readLiterals } from './readLiterals.ts';

export const nextra: Adapter = {
  engine: 'Nextra',
  async detect({ root, names, files }) {
    if (!names.includes('package.json') || !names.some((name) => /^(?:content|pages|app|src)$/.test(name)))
      return false;
    return /"nextra"\s*:/.test((await files.read(inFolder(root, 'package.json'))) ?? '');
  },
  read,
};

/** Folders of pages; the first one with a page has them all. */
const PLACES = ['content', 'src/content', 'app', 'src/app', 'pages', 'src/pages'];

async function read(project: Project): Promise<ForeignSite> {
  const { root, files } = project;
  const reader = new FieldReader();
  const next = await readNextProject(project, reader);
  const place = await findPlace(project);
  const dir = inFolder(root, place);
  const isApp = fileName(place) === 'app';
  const languages = await readLanguages(next.config, dir, files, reader);
  const base = reader.text((await readOptions(project)).contentDirBasePath)?.replace(/\/$/, '') ?? '';
  const toLocale = async (language: Language): Promise<ForeignLocale> => {
    const folder = findFolder(dir, language.folder);
    const all = (await files.list(folder)).map((file) => pathInside(folder, file));
    const isPage = (file: string) =>
      isMarkdownFile(file) &&
      !/(?:^|\/)\[/.test(file) &&
      (!isApp || stripPageEnding(fileName(file)) === 'page');
    const pages = selectLanguage(all.filter(isPage), language.endings);
    const builder = new TreeBuilder(pages, language.endings, isApp);
    const indexPages = await findIndexPages(files, folder, builder);
    const metas = await readMetas(files, folder, all, language.endings, reader);
    const { sidebars, navbar } = builder.build(metas, indexPages, reader);
    return {
      locale: language.locale,
      path: language === languages[0] ? '/' : `${language.path}/`,
      dir: folder,
      site: { navbar: { items: navbar } },
      versions: [
        {
          ...onlyVersion(folder, sidebars, language.path + base),
          urls: dropUndefined({
            groups: true,
            index: isApp ? ['page'] : undefined,
            languages: language.endings.length > 0 ? language.endings : undefined,
          }),
          exclude: all.filter((file) => isMarkdownFile(file) && !isPage(file)),
        },
      ],
    };
  };
  const [main, ...others] = await Promise.all(languages.map(toLocale));
  const { dir: _, site, versions = [], ...language } = main ?? { locale: '', path: '/' };
  const { title, links } = await readThemeConfig(project, reader);
  return {
    engine: 'Nextra',
    site: {
      ...dropUndefined({ title }),
      ...next.site,
      navbar: { items: [...(site?.navbar?.items ?? []), ...links] },
    },
    locales: others.length === 0 ? [] : [language, ...others],
    versions,
    redirects: next.redirects,
    elsewhere: isApp ? listOtherPages(await files.list(dir), dir) : [],
    staticFolders: next.staticFolders,
    unread: reader.unread,
  };
}

/** URL paths of the pages of the app router that are components; a folder with the name of a parameter has several. */
const listOtherPages = (paths: readonly string[], dir: string) =>
  paths.flatMap((path) => {
    const [, folder] = /^(.*?)(?:\/\[\w+\])?\/page\.[jt]sx?$/.exec(pathInside(dir, path)) ?? [];
    return folder === undefined || folder.includes('[') ? [] : `/${stripGroups(folder)}`;
  });

/** The options of `nextra({ … })({ … })` in `next.config`. */
async function readOptions({ root, files }: Project): Promise<Fields> {
  for (const ending of CODE_ENDINGS) {
    const { value } = (await readLiterals(files, inFolder(root, `next.config.${ending}`))) ?? {};
    if (value instanceof Call) return fieldsOf(value.callee) ?? {};
  }
  return {};
}

async function findPlace({ root, files }: Project): Promise<string> {
  for (const place of PLACES)
    if ((await files.list(inFolder(root, place))).some(isMarkdownFile)) return place;
  return 'content';
}

/** The default language first. In `content` each language has a folder, in `pages` endings of file names. */
async function readLanguages(
  config: Fields,
  dir: string,
  files: SiteFiles,
  reader: FieldReader,
): Promise<Language[]> {
  const { locales, defaultLocale } = reader.fields(config.i18n) ?? {};
  const codes = reader.list(locales).flatMap((each) => reader.text(each) ?? []);
  const first = reader.text(defaultLocale) ?? codes[0];
  if (first === undefined) return [{ locale: 'en', path: '', folder: '', endings: [] }];
  const inFolders = (await files.list(findFolder(dir, first))).length > 0;
  return [first, ...codes.filter((code) => code !== first)].map((code) => ({
    locale: localeOfFolder(code) ?? findTag(code, code),
    path: code === first && !inFolders ? '' : `/${code}`,
    folder: inFolders ? code : '',
    endings: inFolders ? [] : [code, ...codes.filter((other) => other !== code)],
  }));
}

/** Entries by folder: of `_meta` files, or of the one `_meta.global`, where folders are `items`. */
async function readMetas(
  files: SiteFiles,
  dir: string,
  all: readonly string[],
  languages: readonly string[],
  reader: FieldReader,
): Promise<Map<string, Fields>> {
  const metas = new Map<string, Fields>();
  for (const file of selectLanguage(all, languages)) {
    const name = stripLanguage(fileName(file).replace(META_ENDING, ''), languages);
    if (!META_ENDING.test(file) || !/^_meta(?:\.global)?$/.test(name)) continue;
    const literals = await readLiterals(files, inFolder(dir, file));
    for (const place of literals?.skipped ?? []) reader.note(place);
    const folder = stripGroups(parentFolder(file));
    const add = (value: unknown, path: string) => {
      const fields = reader.options(value) ?? {};
      metas.set(path, fields);
      for (const [key, entry] of Object.entries(fields)) {
        const { items } = isEntry(entry) ? entry : {};
        if (items !== undefined) add(items, inFolder(path, key));
      }
    };
    if (name === '_meta') metas.set(folder, reader.options(literals?.value) ?? {});
    else add(literals?.value, folder);
  }
  return metas;
}

const META_ENDING = /\.(?:[cm]?[jt]sx?|json)$/;

const isEntry = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const stripGroups = (path: string) =>
  path
    .split('/')
    .filter((name) => !/^\(.*\)$/.test(name))
    .join('/');

/** Pages of folders that are opened by the folder's own entry. */
async function findIndexPages(files: SiteFiles, dir: string, { pages }: TreeBuilder): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [path, file] of pages)
    if (
      fileName(path) === 'index' &&
      /^asIndexPage:\s*true/m.test((await files.read(inFolder(dir, file))) ?? '')
    )
      found.add(path);
  return found;
}

class TreeBuilder {
  /** Files by path without ending. */
  readonly pages = new Map<string, string>();
  /** Names of pages and folders. */
  readonly #folders = new Map<string, Set<string>>([['', new Set()]]);

  constructor(files: readonly string[], languages: readonly string[], isApp: boolean) {
    const paths = files.map((file): [string, string] => {
      const path = stripLanguage(stripPageEnding(file), languages);
      return [isApp ? stripGroups(parentFolder(path)) : path, file];
    });
    // In `app`, the page of a folder that has others is its `index`.
    const parents = new Set(paths.flatMap(([path]) => listParents(path)));
    for (const [path, file] of paths)
      this.#add(isApp && (path === '' || parents.has(path)) ? inFolder(path, 'index') : path, file);
  }

  #add(path: string, file: string): void {
    this.pages.set(path, file);
    for (const inner of [path, ...listParents(path)]) {
      const folder = parentFolder(inner);
      const names = this.#folders.get(folder) ?? new Set();
      this.#folders.set(folder, names.add(fileName(inner)));
    }
  }

  /** Entries of the top with `type: 'page'` are sidebars of their own, to which the navbar leads. */
  build(metas: ReadonlyMap<string, Fields>, indexPages: ReadonlySet<string>, reader: FieldReader) {
    const sidebars: Record<string, NavItem[]> = {};
    const navbar: NavbarItem[] = [];
    const readFolder = (path: string): NavItem[] => {
      const meta = metas.get(path) ?? {};
      const names = [...(this.#folders.get(path) ?? [])].filter(
        (name) => !indexPages.has(inFolder(path, name)),
      );
      const keys = Object.keys(meta).filter((key) => key !== '*');
      const known = new Set(keys);
      const rest = names
        .filter((name) => !known.has(name))
        .sort((a, b) => Number(b === 'index') - Number(a === 'index') || (a < b ? -1 : 1));
      const [first, ...others] = rest;
      const order = first === 'index' ? [first, ...keys, ...others] : [...keys, ...rest];
      const items: NavItem[] = [];
      let group = items;
      for (const name of order) {
        const written = meta[name];
        const entry: Fields = isEntry(written) ? written : {};
        const label = reader.text(isEntry(written) ? entry.title : written);
        const [type, href] = [reader.text(entry.type), reader.text(entry.href)];
        if (type === 'separator') {
          group = label === undefined ? items : [];
          if (label !== undefined) items.push({ label, items: group, collapsible: false });
        } else if (entry.display === 'hidden') continue;
        else if (path === '' && (type === 'menu' || type === 'page'))
          addToNavbar(name, label ?? toName(name), entry);
        else if (href !== undefined) {
          if (label !== undefined && findExternalKind(href) === 'external') group.push({ label, href });
        } else group.push(...toItems(inFolder(path, name), label, entry));
      }
      return items.filter(({ items: inner, page, href }) => page ?? href ?? inner?.length);
    };
    const toItems = (path: string, label: string | undefined, entry: Fields): NavItem[] => {
      const items = fileName(path) === 'index' || !this.#folders.has(path) ? [] : readFolder(path);
      const index = inFolder(path, 'index');
      const page = this.pages.get(indexPages.has(index) ? index : path);
      if (items.length === 0) return page === undefined ? [] : [dropUndefined({ label, page })];
      const { collapsed } = reader.fields(entry.theme) ?? {};
      const text = label ?? (page === undefined ? toName(fileName(path)) : undefined);
      return [dropUndefined({ label: text, page, items, collapsed: reader.flag(collapsed) })];
    };
    const addToNavbar = (name: string, label: string, entry: Fields) => {
      const href = reader.text(entry.href);
      const links = entry.type === 'menu' ? reader.entries(entry.items) : [];
      const items = links.flatMap(([, value]): NavbarItem[] => {
        const { title, href: target } = reader.fields(value) ?? {};
        const [text, url] = [reader.text(title), reader.text(target)];
        return text && url ? [{ label: text, href: url }] : [];
      });
      const [item] = toItems(name, undefined, entry);
      const own = [...(item?.page ? [{ page: item.page }] : []), ...(item?.items ?? [])];
      if (entry.type !== 'menu' && own.length > 0) sidebars[name] = own;
      if (items.length > 0) navbar.push({ label, items });
      else if (href !== undefined) navbar.push({ label, href });
      else if (own.length > 0) navbar.push({ label, sidebar: name });
    };
    const main = readFolder('');
    return { sidebars: main.length === 0 ? sidebars : { [SIDEBAR]: main, ...sidebars }, navbar };
  }
}

function listParents(path: string): string[] {
  const folder = parentFolder(path);
  return folder === '' ? [] : [folder, ...listParents(folder)];
}

/** @example toName('get-started') === 'Get Started' */
const toName = (name: string) =>
  name
    .replace(/[-_]/g, ' ')
    .replace(/(^| )(\w)/g, (_, space: string, letter: string) => space + letter.toUpperCase());

/** Versions 2 and 3 have the title and the links of the navbar in `theme.config`. */
async function readThemeConfig(
  { root, files }: Project,
  reader: FieldReader,
): Promise<{ title: string | undefined; links: NavbarItem[] }> {
  const { config } = await reader.open(
    files,
    [...CODE_ENDINGS, 'tsx', 'jsx'].map((ending) => inFolder(root, `theme.config.${ending}`)),
  );
  const title = typeof config.logo === 'string' ? config.logo : undefined;
  const links = (['project', 'chat'] as const).flatMap((name): NavbarItem[] => {
    const href = reader.text(reader.fields(config[name])?.link);
    if (href === undefined || !URL.canParse(href)) return [];
    const label = new URL(href).hostname === 'github.com' ? 'GitHub' : new URL(href).hostname;
    return [{ label, href, position: 'right' }];
  });
  return { title, links };
}
