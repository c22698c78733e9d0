// Fumadocs: https://fumadocs.dev/docs/page-conventions, https://fumadocs.dev/docs/mdx/collections
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { fileName, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { selectLanguage, stripLanguage } from '../../core/site/urls/fileUrl.ts';
import { commonFolder, inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { isMarkdownFile, stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { localeOfFolder } from '../manifest/guessLocales.ts';
import { FieldReader } from './fieldReader.ts';
import { CODE_ENDINGS, findFolder, findTag } from './foreignLinks.ts';
import type { Adapter, ForeignLocale, ForeignSite, NavbarItem, Project, SiteFiles } from './foreignSite.ts';
import { type JsonFile, readJsonFile } from './jsonFile.ts';
import { Call, type Fields, fieldsOf } from './literalValues.ts';
import { type Language, readNextProject } from './nextProject.ts';
import { onlyVersion } from './onlyVersion.ts';
import { readLiterals } from './readLiterals.ts';

const CONFIGS = CODE_ENDINGS.map((ending) => `source.config.${ending}`);

export const fumadocs: Adapter = {
  engine: 'Fumadocs',
  async detect({ root, names, files }) {
    if (CONFIGS.some((name) => names.includes(name))) return true;
    if (!names.includes('package.json') || !names.includes('content')) return false;
    return /"fumadocs-(?:core|ui)"/.test((await files.read(inFolder(root, 'package.json'))) ?? '');
  },
  read,
};

async function read(project: Project): Promise<ForeignSite> {
  const { root, files } = project;
  const reader = new FieldReader();
  const next = await readNextProject(project, reader);
  const collections = await readCollections(project, reader);
  const { dir, path, names } = joinCollections(collections, root, reader);
  const languages = await readLanguages(project, dir, reader);
  const toLocale = async (language: Language): Promise<ForeignLocale> => {
    const folder = findFolder(dir, language.folder);
    const navigation = await readNavigation(files, folder, names, language.endings, reader);
    return {
      locale: language.locale,
      path: language === languages[0] ? '/' : `${language.path}/`,
      dir: folder,
      site: { navbar: { items: toNavbar(navigation) } },
      versions: [
        {
          ...onlyVersion(folder, mapValues(navigation), `${language.path}${path}`),
          urls: { groups: true, ...(language.endings.length > 0 && { languages: language.endings }) },
        },
      ],
    };
  };
  const [main, ...others] = await Promise.all(languages.map(toLocale));
  const { dir: _, site, versions = [], ...language } = main ?? { locale: '', path: '/' };
  return {
    engine: 'Fumadocs',
    site: { ...next.site, ...site },
    locales: others.length === 0 ? [] : [language, ...others],
    versions,
    redirects: next.redirects,
    staticFolders: next.staticFolders,
    unread: reader.unread,
  };
}

interface Collection {
  /** Folder inside the site folder. */
  dir: string;
  /** URL path in front of its pages. */
  path: string;
}

/** The folders of `defineDocs`, with the base URL that a `loader` gives to each. */
async function readCollections({ root, files }: Project, reader: FieldReader): Promise<Collection[]> {
  const sources = (await files.list(root)).filter((file) => SOURCE.test(pathInside(root, file))).slice(0, 10);
  const docs = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const file of CONFIGS) {
    const { exports = {} } = (await readLiterals(files, inFolder(root, file))) ?? {};
    for (const [name, value] of Object.entries(exports)) {
      const fields = fieldsOf(value);
      const isDocs = fields?.docs !== undefined || fields?.dir !== undefined || value instanceof Call;
      if (name === 'default' || !isDocs || fields?.type === 'meta') continue;
      docs.set(name, findFolder(root, reader.text(fields?.dir) ?? 'content/docs'));
    }
  }
  for (const file of sources) {
    const { exports = {} } = (await readLiterals(files, file)) ?? {};
    for (const [exported, value] of Object.entries(exports)) {
      if (!(value instanceof Call) || value.name !== 'loader') continue;
      const options = value.arguments.map(fieldsOf).find((each) => each?.baseUrl !== undefined);
      const source = [options?.source, ...value.arguments].find((each) => each instanceof Call);
      const base = reader.text(options?.baseUrl);
      const name = source?.name.split('.')[0] ?? (exported === 'source' ? 'docs' : undefined);
      if (base !== undefined && name !== undefined) paths.set(name, base.replace(/\/$/, ''));
    }
  }
  const all = docs.size > 0 ? [...docs] : [['docs', findFolder(root, 'content/docs')] as const];
  return all.map(([name, dir]) => ({ dir, path: paths.get(name) ?? `/${fileName(dir)}` }));
}

const SOURCE = /^(?:src\/|app\/|lib\/|utils\/)*(?:[\w-]+\/)?source(?:\/index)?\.[jt]sx?$/;

/** One folder with all collections, where their base URLs are as their folders are named; else the first one. */
function joinCollections(collections: readonly Collection[], root: string, reader: FieldReader) {
  const [{ dir: first, path } = { dir: root, path: '' }, ...others] = collections;
  if (others.length === 0) return { dir: first, path, names: [''] };
  const dir = commonFolder(collections.map((each) => each.dir));
  const names = collections.map((each) => pathInside(dir, each.dir));
  if (collections.every((each, at) => each.path === `/${names[at]}`))
    return { dir: dir || '.', path: '', names };
  for (const other of others) reader.note({ file: other.dir, line: 1, code: other.path });
  return { dir: first, path, names: [''] };
}

/** The default language first. */
async function readLanguages(
  { root, files }: Project,
  dir: string,
  reader: FieldReader,
): Promise<Language[]> {
  const candidates = (await files.list(root)).filter((file) => I18N.test(pathInside(root, file))).slice(0, 5);
  for (const file of candidates) {
    const { exports = {} } = (await readLiterals(files, file)) ?? {};
    const config = Object.values(exports)
      .map(fieldsOf)
      .find((each) => each?.languages !== undefined && each.defaultLanguage !== undefined);
    if (config !== undefined) return toLanguages(config, findEndings(await files.list(dir)), reader);
  }
  return [{ locale: 'en', path: '', folder: '', endings: [] }];
}

/** Languages of files beside one without a language, for a list that only code knows. */
function findEndings(files: readonly string[]): string[] {
  const paths = new Set(files.map(stripPageEnding));
  const endings = [...paths].flatMap((path) => {
    const [, page = '', ending = ''] = /^(.+)\.([A-Za-z]{2}(?:-[A-Za-z]+)?)$/.exec(path) ?? [];
    return paths.has(page) && localeOfFolder(ending) !== undefined ? [ending] : [];
  });
  return [...new Set(endings)].sort();
}

const I18N = /^(?:src\/|lib\/|utils\/|[\w-]+\/)*i18n(?:\/index|\.config)?\.[jt]sx?$/;

function toLanguages(config: Fields, found: string[], reader: FieldReader): Language[] {
  const listed = reader.list(config.languages).flatMap((each) => reader.text(each) ?? []);
  const codes = listed.length > 0 ? listed : found;
  const first = reader.text(config.defaultLanguage) ?? codes[0] ?? 'en';
  const inFolders = config.parser === 'dir';
  const isHidden = config.hideLocale === 'default-locale' || config.hideLocale === 'always';
  return [first, ...codes.filter((code) => code !== first)].map((code) => ({
    locale: localeOfFolder(code) ?? findTag(code, code),
    path: code === first && isHidden ? '' : `/${code}`,
    folder: inFolders ? code : '',
    endings: inFolders ? [] : [code, ...codes.filter((other) => other !== code)],
  }));
}

interface Sidebar {
  label: string;
  items: NavItem[];
}

/** The sidebars by name: of the folders with `root`, and of what is outside of them. */
async function readNavigation(
  files: SiteFiles,
  dir: string,
  names: readonly string[],
  languages: readonly string[],
  reader: FieldReader,
): Promise<Map<string, Sidebar>> {
  const all = (await files.list(dir)).map((file) => pathInside(dir, file));
  const metas = new Map<string, JsonFile>();
  for (const path of selectLanguage(all, languages)) {
    if (
      !/^meta(?:\.[^.]+)?\.json$/.test(fileName(path)) ||
      stripLanguage(fileName(path).slice(0, -5), languages) !== 'meta'
    )
      continue;
    const file = await readJsonFile(files, inFolder(dir, path));
    if (file.data === undefined) reader.note({ file: file.path, line: file.badLine, code: fileName(path) });
    metas.set(parentFolder(path), file);
  }
  const builder = new TreeBuilder(
    selectLanguage(all.filter(isMarkdownFile), languages),
    languages,
    metas,
    reader,
  );
  const sidebars = new Map<string, Sidebar>();
  for (const name of names) {
    const { items, label } = builder.buildFolder(name, true);
    if (items.length > 0) sidebars.set(name || SIDEBAR, { label: label || toName(fileName(dir)), items });
  }
  for (const [name, sidebar] of builder.roots) sidebars.set(name, sidebar);
  const [first, ...others] = sidebars;
  // The first one has the same name in all languages: links of the home page lead to it.
  return new Map(
    first === undefined ? [] : [[SIDEBAR, first[1]], ...others.filter(([name]) => name !== SIDEBAR)],
  );
}

const toNavbar = (sidebars: ReadonlyMap<string, Sidebar>): NavbarItem[] =>
  [...sidebars].map(([sidebar, { label }]) => ({ label, sidebar, position: 'left' }));

const mapValues = (sidebars: ReadonlyMap<string, Sidebar>) =>
  Object.fromEntries([...sidebars].map(([name, { items }]) => [name, items]));

interface Folder {
  label: string;
  /** Whether the label is that of the folder's page. */
  isNamedByPage: boolean;
  index: string | undefined;
  items: NavItem[];
  isRoot: boolean;
  isOpen: boolean;
}

const EMPTY: Folder = {
  label: '',
  isNamedByPage: false,
  index: undefined,
  items: [],
  isRoot: false,
  isOpen: false,
};

const LINK = /^(?:external:)?(?:\[[^\]]+\])?\[([^\]]+)\]\(([^)]+)\)$/;
const SEPARATOR = /^---(?:\[[^\]]+\])?(.+)---$|^---$/;

/** Each search for a line reads the file. */
const MAX_UNREAD = 500;

class TreeBuilder {
  readonly roots = new Map<string, Sidebar>();
  readonly #pages: ReadonlyMap<string, string>;
  readonly #folders = new Map<string, { files: string[]; folders: Set<string> }>();
  readonly #metas: ReadonlyMap<string, JsonFile>;
  readonly #reader: FieldReader;
  /** A folder has one place: this also ends circles of folders that extract one another. */
  readonly #built = new Set<string>();

  /** @param files pages of the language */
  constructor(
    files: readonly string[],
    languages: readonly string[],
    metas: ReadonlyMap<string, JsonFile>,
    reader: FieldReader,
  ) {
    this.#pages = new Map(files.map((file) => [stripLanguage(stripPageEnding(file), languages), file]));
    this.#metas = metas;
    this.#reader = reader;
    for (const path of this.#pages.keys()) {
      this.#folder(parentFolder(path)).files.push(path);
      for (let inner = parentFolder(path); inner !== ''; inner = parentFolder(inner))
        this.#folder(parentFolder(inner)).folders.add(inner);
    }
  }

  #folder(path: string) {
    const known = this.#folders.get(path) ?? { files: [], folders: new Set() };
    this.#folders.set(path, known);
    return known;
  }

  buildFolder(path: string, isTop = false): Folder {
    const inside = this.#folders.get(path);
    if (inside === undefined || this.#built.has(path)) return EMPTY;
    this.#built.add(path);
    const file = this.#metas.get(path);
    const meta = this.#reader.fields(file?.data) ?? {};
    const isRoot = this.#reader.flag(meta.root) ?? isTop;
    const named = joinPath(path, this.#reader.text(meta.pagesIndex) ?? 'index') ?? '';
    const own = (isRoot && meta.pagesIndex === undefined) || !this.#pages.has(named) ? undefined : named;
    const used = new Set<string>();
    const parts = (meta.pages === undefined ? ['...'] : this.#reader.list(meta.pages)).map((item) =>
      typeof item === 'string' ? this.#readItem(item, path, used, file) : [],
    );
    const index = own !== undefined && used.has(own) ? undefined : own;
    if (index !== undefined) used.add(index);
    const items = groupBySeparators(
      parts.flatMap((part) =>
        typeof part === 'string' ? this.#listRest(inside, used, part === 'z...a') : part,
      ),
    );
    const title = this.#reader.text(meta.title);
    const folder: Folder = {
      label: title ?? toName(fileName(path).replace(/^\((.+)\)$/, '$1')),
      isNamedByPage: title === undefined && index !== undefined,
      index: index && this.#pages.get(index),
      items,
      isRoot: meta.root === true,
      isOpen: meta.defaultOpen === true,
    };
    if (!folder.isRoot || isTop) return folder;
    const all = [...(folder.index === undefined ? [] : [{ page: folder.index }]), ...items];
    this.roots.set(path, { label: folder.label, items: all });
    return EMPTY;
  }

  #readItem(item: string, folder: string, used: Set<string>, file: JsonFile | undefined): Part {
    if (item === '...' || item === 'z...a') return item;
    const separator = SEPARATOR.exec(item);
    if (separator !== null) return [{ separator: separator[1]?.trim() ?? '' }];
    const [, label, href] = LINK.exec(item) ?? [];
    // A link to a page of the site is no other place of the page.
    if (label !== undefined && href !== undefined)
      return findExternalKind(href) === 'external' ? [{ label, href }] : [];
    const path = joinPath(folder, item.replace(/^(?:!|\.\.\.)/, ''));
    const page =
      path === undefined ? undefined : [path, stripPageEnding(path)].find((each) => this.#pages.has(each));
    const isFolder = path !== undefined && this.#folders.has(path);
    if (path === undefined || (!isFolder && page === undefined)) {
      if (file !== undefined && this.#reader.unread.length < MAX_UNREAD)
        this.#reader.note({ file: file.path, line: file.findLine(item) ?? 1, code: item });
      return [];
    }
    used.add(isFolder ? path : (page ?? path));
    if (item.startsWith('!')) return [];
    if (!isFolder) return this.#toPage(page);
    const found = this.buildFolder(path);
    return item.startsWith('...') ? [...toPages(found.index), ...found.items] : toItems(found);
  }

  #toPage(page: string | undefined): NavItem[] {
    return toPages(page && this.#pages.get(page));
  }

  /** Pages before folders, the index first. */
  #listRest(
    { files, folders }: { files: readonly string[]; folders: ReadonlySet<string> },
    used: ReadonlySet<string>,
    isReversed: boolean,
  ): NavItem[] {
    // The endings of names count.
    const keyOf = (path: string) => this.#pages.get(path) ?? path;
    const sort = (paths: Iterable<string>) => {
      const left = [...paths]
        .filter((path) => !used.has(path))
        .sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
      return isReversed ? left.reverse() : left;
    };
    const isIndex = (path: string) => fileName(path) === 'index';
    const pages = sort(files);
    const [first, rest] = [pages.filter(isIndex), pages.filter((path) => !isIndex(path))];
    const inner = sort(folders).flatMap((path) => toItems(this.buildFolder(path)));
    const listed = rest.flatMap((path) => this.#toPage(path));
    return [
      ...first.flatMap((path) => this.#toPage(path)),
      ...(isReversed ? [...inner, ...listed] : [...listed, ...inner]),
    ];
  }
}

type Separator = { separator: string };
type Part = '...' | 'z...a' | (NavItem | Separator)[];

const toPages = (page: string | undefined): NavItem[] => (page === undefined ? [] : [{ page }]);

function toItems({ label, isNamedByPage, index, items, isOpen }: Folder): NavItem[] {
  if (index === undefined && items.length === 0) return [];
  return [
    {
      ...(!isNamedByPage && { label }),
      ...(index !== undefined && { page: index }),
      ...(items.length > 0 && { items, collapsed: !isOpen }),
    },
  ];
}

/** A separator is the title of the items up to the next one. */
function groupBySeparators(parts: readonly (NavItem | Separator)[]): NavItem[] {
  const items: NavItem[] = [];
  let group = items;
  for (const part of parts) {
    if (!('separator' in part)) group.push(part);
    else if (part.separator === '') group = items;
    else {
      group = [];
      items.push({ label: part.separator, items: group, collapsible: false });
    }
  }
  return items.filter(({ label, page, href, items: inner }) => page ?? href ?? (label && inner?.length));
}

/** @example toName('page-tree') === 'Page tree' */
const toName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
