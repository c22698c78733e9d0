// Mintlify: https://mintlify.com/docs/organize/navigation, https://mintlify.com/docs/organize/settings
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { fileName, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { isMarkdownFile, stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { localeOfFolder } from '../manifest/guessLocales.ts';
import { dropUndefined, FieldReader } from './fieldReader.ts';
import { findFolder, findOrigin, findTag, nameIcon } from './foreignLinks.ts';
import type { Adapter, ForeignLocale, ForeignSite, NavbarItem, Project, SiteFields } from './foreignSite.ts';
import { listIgnored } from './ignoredFiles.ts';
import { type JsonFile, readJsonFile } from './jsonFile.ts';
import { type Fields, isPlain, setField } from './literalValues.ts';
import { onlyVersion } from './onlyVersion.ts';
import { readAccent, readPictures } from './themeFields.ts';

const CONFIGS = ['docs.json', 'mint.json'];

export const mintlify: Adapter = {
  engine: 'Mintlify',
  async detect({ root, names, files }) {
    const name = CONFIGS.find((each) => names.includes(each));
    if (name === undefined) return false;
    const { data } = await readJsonFile(files, inFolder(root, name));
    const { navigation } = (data ?? {}) as { navigation?: unknown };
    // A configuration that cannot be read is known by the pages beside it.
    return data === undefined ? names.some((each) => each.endsWith('.mdx')) : typeof navigation === 'object';
  },
  read,
};

/** Partials, instructions for assistants, and the files that are no pages anywhere in a project: https://mintlify.com/docs/organize/mintignore */
const IGNORED = [
  '/snippets/',
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'skill.md',
  'SKILL.md',
];

async function read({ root, names, files }: Project): Promise<ForeignSite> {
  const reader = new FieldReader();
  const path = inFolder(root, CONFIGS.find((each) => names.includes(each)) ?? '');
  const file = await readJsonFile(files, path);
  if (file.data === undefined) reader.note({ file: path, line: file.badLine, code: fileName(path) });
  const opened = new Map([[path, file]]);
  const config = reader.fields(await inlineReferences(file, files, opened, reader)) ?? {};
  const noted = new Set<string>();
  const note = (code: string) => {
    if (noted.has(code) || noted.size > MAX_UNREAD) return;
    noted.add(code);
    const found = [...opened.values()].find((each) => each.findLine(code) !== undefined) ?? file;
    reader.note({ file: found.path, line: found.findLine(code) ?? 1, code });
  };
  const paths = (await files.list(root)).map((each) => pathInside(root, each));
  const exclude = listIgnored(paths, [
    ...IGNORED,
    ...((await files.read(inFolder(root, '.mintignore'))) ?? '').split('\n'),
  ]);
  const pages = new Set(paths.filter(isMarkdownFile).map(stripPageEnding));
  const open = (level: unknown) => readNavigation(level, config, { reader, note, pages });
  const languages = reader.list(reader.fields(config.navigation)?.languages).flatMap((each): Fields[] => {
    const fields = reader.fields(each);
    return fields === undefined ? [] : [fields];
  });
  const first = languages.find(isDefault) ?? languages[0];
  const site = readSite(config, reader);
  const toLocale = (level: Fields): ForeignLocale => {
    const code = reader.text(level.language) ?? '';
    const { navigation, navbar } = open(level);
    const listed = Object.values(navigation).flatMap(listPages);
    // The pages of a language are in a folder of its own; those of the default one may be at the top.
    const isInside = listed.length > 0 && listed.every((page) => page.startsWith(`${code}/`));
    const folder = isInside || level !== first ? code : '';
    const dir = findFolder(root, folder) || '.';
    return {
      locale: localeOfFolder(code) ?? findTag(code, 'en'),
      path: level === first ? '/' : `/${code}/`,
      dir,
      site: {
        ...dropUndefined({ footer: readFooter(level, reader) }),
        navbar: {
          ...site.navbar,
          items: [...navbar, ...readLinks(level.navbar === undefined ? config : level, reader)],
        },
      },
      versions: [
        {
          ...onlyVersion(dir, moveSidebars(navigation, folder), folder === '' ? '' : `/${folder}`),
          urls: {},
          exclude: exclude.flatMap((each) =>
            `${each}/`.startsWith(folder && `${folder}/`) ? pathInside(folder, each) : [],
          ),
        },
      ],
    };
  };
  const locales = languages.map(toLocale);
  const [main, ...others] =
    first === undefined ? [] : [toLocale(first), ...locales.filter((_, at) => languages[at] !== first)];
  const { navigation, navbar } = open(config.navigation);
  const only = { ...onlyVersion(root || '.', navigation), urls: {}, exclude };
  const { dir: _, versions = [only], site: own, ...language } = main ?? { locale: '', path: '/' };
  return {
    engine: 'Mintlify',
    site: {
      ...site,
      ...(own ?? { navbar: { ...site.navbar, items: [...navbar, ...readLinks(config, reader)] } }),
    },
    locales: others.length === 0 ? [] : [language, ...others],
    versions,
    redirects: readRedirects(config.redirects, reader, note),
    staticFolders: root === '' ? [] : [root],
    unread: reader.unread,
  };
}

/** Each search for a line reads the file. */
const MAX_UNREAD = 500;
const MAX_DEPTH = 60;
const MAX_REFERENCES = 200;
const MAX_VALUES = 200_000;

/** Replaces each `{ "$ref": "./file.json" }` by the content of the file. */
async function inlineReferences(
  file: JsonFile,
  files: Project['files'],
  opened: Map<string, JsonFile>,
  reader: FieldReader,
): Promise<unknown> {
  const counts = { references: 0, values: 0 };
  const inline = async (
    value: unknown,
    from: JsonFile,
    open: readonly string[],
    depth: number,
  ): Promise<unknown> => {
    if (typeof value !== 'object' || value === null) return value;
    const drop = (code: string) => {
      if (reader.unread.length <= MAX_UNREAD)
        reader.note({ file: from.path, line: from.findLine(code) ?? 1, code });
    };
    counts.values += 1;
    if (depth > MAX_DEPTH || counts.values > MAX_VALUES) return drop(fileName(from.path));
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      for (const each of value) list.push(await inline(each, from, open, depth + 1));
      return list.filter((each) => each !== undefined);
    }
    const { $ref, ...rest } = value as Fields;
    const fields: Fields = {};
    for (const [key, each] of Object.entries(rest))
      setField(fields, key, await inline(each, from, open, depth + 1));
    if (typeof $ref !== 'string') return fields;
    const path = joinPath($ref.startsWith('/') ? '' : parentFolder(from.path), $ref);
    counts.references += 1;
    if (path === undefined || open.includes(path) || counts.references > MAX_REFERENCES) return drop($ref);
    const next = opened.get(path) ?? (await readJsonFile(files, path));
    opened.set(path, next);
    if (next.data === undefined) return drop($ref);
    const content = await inline(next.data, next, [...open, path], depth + 1);
    return isPlain(content) ? { ...content, ...fields } : content;
  };
  return inline(file.data, file, [file.path], 0);
}

interface Context {
  reader: FieldReader;
  /** Adds what could not be read, by the text that the configuration has for it. */
  note: (text: string) => void;
  /** Pages without ending. */
  pages: ReadonlySet<string>;
}

interface Navigation {
  navigation: Record<string, NavItem[]>;
  navbar: NavbarItem[];
}

/** Fields that hold sidebars of their own, with the field of each one's label. */
const DIVISIONS = [
  ['versions', 'version'],
  ['products', 'product'],
  ['dropdowns', 'dropdown'],
  ['tabs', 'tab'],
  ['anchors', 'anchor'],
  ['menu', 'item'],
] as const;

/** Each division of the navigation is a sidebar, to which the navbar leads; an outer one is a menu of the navbar. */
function readNavigation(level: unknown, config: Fields, { reader, note, pages }: Context): Navigation {
  const navigation: Record<string, NavItem[]> = {};
  const readPages = (value: unknown, isTop: boolean): NavItem[] =>
    reader.list(value).flatMap((each): NavItem[] => {
      if (typeof each === 'string') return toPage(each);
      const fields = reader.fields(each);
      if (fields === undefined) return [];
      noteSources(fields);
      const [label, root, expanded] = [
        reader.text(fields.group),
        reader.text(fields.root),
        reader.flag(fields.expanded),
      ];
      return [
        {
          ...(label !== undefined && { label }),
          ...(root !== undefined && toPage(root)[0]),
          items: [...readPages(fields.groups, false), ...readPages(fields.pages, false)],
          ...(isTop ? { collapsible: false } : { collapsed: expanded !== true }),
        },
      ];
    });
  const toPage = (written: string): NavItem[] => {
    const page = joinPath('', stripPageEnding(written));
    if (page !== undefined && pages.has(page)) return [{ page }];
    note(written);
    return [];
  };
  /** Pages that Mintlify makes of descriptions of interfaces are no files. */
  const noteSources = ({ openapi, asyncapi, pages: listed, groups }: Fields) => {
    const source = reader.text(openapi ?? asyncapi) ?? reader.text(reader.fields(openapi)?.source);
    if (source !== undefined && listed === undefined && groups === undefined) note(source);
  };
  const addSidebar = (label: string, items: NavItem[]): string => {
    // The first one has the same name in all languages: links of the home page lead to it.
    let name = Object.keys(navigation).length === 0 ? SIDEBAR : label;
    for (let count = 2; Object.hasOwn(navigation, name); count += 1) name = `${label} ${count}`;
    navigation[name] = items;
    return name;
  };
  const readLevel = (value: unknown, label: string): NavbarItem[] => {
    const fields = reader.fields(value) ?? {};
    const own = [...readPages(fields.groups, true), ...readPages(fields.pages, true)];
    noteSources(fields);
    const isRoot = label === SIDEBAR;
    const sidebar = own.length === 0 ? [] : [{ label, sidebar: addSidebar(label, own) }];
    const inner = DIVISIONS.flatMap(([list, name]) =>
      reader
        .list(fields[list])
        .sort((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
        .flatMap((each): NavbarItem[] => readDivision(reader.fields(each) ?? {}, name)),
    );
    return [
      ...(isRoot ? [] : sidebar),
      ...inner,
      ...(isRoot && fields.global !== undefined ? readLevel(fields.global, label) : []),
    ];
  };
  const readDivision = (fields: Fields, name: string): NavbarItem[] => {
    const [label, href] = [reader.text(fields[name]), reader.text(fields.href)];
    if (label === undefined) return [];
    const items = readLevel(fields, label);
    // A hidden division is in no menu, but its pages have their sidebar.
    if (fields.hidden === true) return [];
    if (items.length === 0) return href === undefined ? [] : [{ label, href }];
    return items.length === 1 && items[0]?.sidebar !== undefined
      ? [{ ...items[0], label }]
      : [{ label, items: flatten(items) }];
  };
  const navbar = Array.isArray(level)
    ? readOldNavigation(level, config, readPages, addSidebar, reader)
    : readLevel(level, SIDEBAR);
  return { navigation, navbar };
}

const isDefault = (value: unknown) => isPlain(value) && value.default === true;

/** Menus have one level of titled groups. */
const flatten = (items: readonly NavbarItem[]): NavbarItem[] =>
  items.map(({ items: inner, ...item }) =>
    inner ? { ...item, items: inner.flatMap((each) => each.items ?? each) } : item,
  );

/** mint.json lists groups, and tabs by the folder of their pages. */
function readOldNavigation(
  groups: readonly unknown[],
  config: Fields,
  readPages: (value: unknown, isTop: boolean) => NavItem[],
  addSidebar: (label: string, items: NavItem[]) => string,
  reader: FieldReader,
): NavbarItem[] {
  const items = readPages(groups, true);
  const tabs = [...reader.list(config.tabs), ...reader.list(config.anchors)].flatMap((each) => {
    const { name, url } = reader.fields(each) ?? {};
    const [label, href] = [reader.text(name), reader.text(url)];
    return label && href ? [{ label, href }] : [];
  });
  const folderOf = (item: NavItem) => listPages([item])[0];
  const belongs = (item: NavItem, { href }: { href: string }) =>
    folderOf(item)?.startsWith(`${href.replace(/^\/|\/$/g, '')}/`);
  const rest = items.filter((item) => !tabs.some((tab) => belongs(item, tab)));
  const main = reader.text(reader.fields(config.primaryTab)?.name);
  if (rest.length > 0) addSidebar(main ?? SIDEBAR, rest);
  const found = tabs.flatMap((tab): NavbarItem[] => {
    const inside = items.filter((item) => belongs(item, tab));
    if (inside.length > 0) return [{ label: tab.label, sidebar: addSidebar(tab.label, inside) }];
    return findExternalKind(tab.href) === undefined ? [] : [tab];
  });
  return main === undefined || rest.length === 0 ? found : [{ label: main, sidebar: SIDEBAR }, ...found];
}

const listPages = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ page, items: inner = [] }) => [
    ...(page === undefined ? [] : [page]),
    ...listPages(inner),
  ]);

/** Makes pages relative to the folder of a language. */
function moveSidebars(navigation: Navigation['navigation'], folder: string): Navigation['navigation'] {
  const move = (item: NavItem): NavItem => ({
    ...item,
    ...(item.page !== undefined && { page: pathInside(folder, item.page) }),
    ...(item.items && { items: item.items.map(move) }),
  });
  return Object.fromEntries(Object.entries(navigation).map(([name, items]) => [name, items.map(move)]));
}

function readSite(config: Fields, reader: FieldReader): SiteFields {
  const { primary, light } = reader.fields(config.colors) ?? {};
  const accent = readAccent(primary, light ?? primary, reader);
  const { canonical } = reader.fields(reader.fields(config.seo)?.metatags ?? config.metadata) ?? {};
  return dropUndefined({
    title: reader.text(config.name),
    tagline: reader.text(config.description),
    url: findOrigin(reader.text(canonical)),
    favicon: readPictures(config.favicon, reader),
    theme: accent && { accent },
    navbar: dropUndefined({ logo: readPictures(config.logo, reader) }),
    footer: readFooter(config, reader),
  });
}

/** Links on the right of the navbar. */
function readLinks(config: Fields, reader: FieldReader): NavbarItem[] {
  const { links, primary } = reader.fields(config.navbar) ?? {};
  const all = [...reader.list(links ?? config.topbarLinks), primary ?? config.topbarCtaButton];
  return all
    .flatMap((each) => toLinks(each, reader))
    .map((link): NavbarItem => ({ ...link, position: 'right' }));
}

function toLinks(value: unknown, reader: FieldReader): { label: string; href: string }[] {
  const { label, name, type, href, url } = reader.fields(value) ?? {};
  const icon = reader.text(type);
  const [text, target] = [reader.text(label ?? name) ?? (icon && nameIcon(icon)), reader.text(href ?? url)];
  return text && target ? [{ label: text, href: target }] : [];
}

function readFooter({ footer, footerSocials, name }: Fields, reader: FieldReader): SiteFields['footer'] {
  const { links, socials = footerSocials } = reader.fields(footer) ?? {};
  const columns = reader.list(links).map((each) => {
    const { header, items } = reader.fields(each) ?? {};
    return {
      title: reader.text(header) ?? reader.text(name) ?? '',
      items: reader.list(items).flatMap((item) => toLinks(item, reader)),
    };
  });
  const icons = (Array.isArray(socials) ? [] : reader.entries(socials)).flatMap(([icon, url]) =>
    toLinks({ type: icon, href: url }, reader),
  );
  const all = icons.length === 0 ? columns : [...columns, { title: reader.text(name) ?? '', items: icons }];
  return all.length === 0 ? undefined : { columns: all };
}

function readRedirects(value: unknown, reader: FieldReader, note: Context['note']): Record<string, string> {
  const rows = reader.list(value).flatMap((each): [string, string][] => {
    const { source, destination } = reader.fields(each) ?? {};
    const [from, to] = [reader.text(source), reader.text(destination)];
    if (from === undefined || to === undefined) return [];
    if (!/[*:(]/.test(from.replace(/^https?:/, '')))
      return [[from, to.replace(/(?<=[^/])\/index(?=#|$)/, '')]];
    note(from);
    return [];
  });
  return Object.fromEntries(rows);
}
