// VitePress: https://vitepress.dev/reference/site-config, https://vitepress.dev/reference/default-theme-config
import { IN_VUE } from '../../core/document/dialects/dialectNames.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { dropUndefined, FieldReader, mergeFields } from './fieldReader.ts';
import { CODE_ENDINGS, findFolder, findOrigin, findTag, findTarget, pathBelow } from './foreignLinks.ts';
import type {
  Adapter,
  ForeignLocale,
  ForeignSite,
  NavbarItem,
  Project,
  SiteFields,
  SiteFiles,
} from './foreignSite.ts';
import { listExcluded, matchesGlob } from './globs.ts';
import type { Fields } from './literalValues.ts';
import { onlyVersion } from './onlyVersion.ts';
import { readIcon, readLogo, readSocialLink } from './themedSite.ts';

export const vitepress: Adapter = {
  engine: 'VitePress',
  detect: ({ names }) => names.includes('.vitepress'),
  read,
};

/** A language, or a folder with a configuration of its own. */
interface Scope {
  /** URL path: `/`, `/zh/`. */
  path: string;
  config: Fields;
}

async function read({ root, files }: Project): Promise<ForeignSite> {
  const reader = new FieldReader();
  const folder = inFolder(root, '.vitepress');
  const { path: file, config: written } = await reader.open(
    files,
    ['config', 'config/index'].flatMap((name) => CODE_ENDINGS.map((end) => `${folder}/${name}.${end}`)),
  );
  const config = mergeConfigs(reader.options(written.extends) ?? {}, written);
  const source = findFolder(root, reader.text(config.srcDir));
  const paths = (await files.list(source)).map((path) => pathInside(source, path));
  const rewrites = readRewrites(config.rewrites, file, reader);
  for (const file of paths.filter(isDynamicRoute))
    reader.note({ file: inFolder(source, file), line: 1, code: file });
  const folders = await readFolderConfigs(files, source, paths, reader);
  const locales = reader.entries(config.locales).map(
    ([key, fields]): Scope => ({
      path: key === 'root' ? '/' : `/${key}/`,
      config: reader.fields(fields) ?? {},
    }),
  );
  /** Languages with sites of their own. */
  const elsewhere = locales.flatMap(({ path, config: { label, lang, link } }): ForeignLocale[] => {
    const url = reader.text(link);
    if (url === undefined || findExternalKind(url) !== 'external') return [];
    return [{ locale: findTag(reader.text(lang), path.slice(1, -1)), label: reader.text(label), path: url }];
  });
  const isDefault = ({ path }: Scope) => path === '/';
  const first = locales.find(isDefault) ?? locales[0] ?? { path: '/', config: {} };
  const isHere = ({ config: { link } }: Scope) => findExternalKind(String(link)) !== 'external';
  const ordered = [first, ...locales.filter((scope) => scope !== first && isHere(scope))];
  const globs = reader.texts(config.srcExclude);
  const isExcluded = (path: string) => isDynamicRoute(path) || globs.some((glob) => matchesGlob(glob, path));
  const homes = ordered.map(({ path }) => path);
  const read = ordered.map(({ path: home, config: own }): ForeignLocale => {
    const above = folders.filter(({ path }) => home.startsWith(path));
    const below = folders.filter(({ path }) => path !== home && pathBelow(path, home, homes) !== undefined);
    const isFirst = home === first.path;
    const merged = mergeConfigs(isFirst ? config : {}, own, ...above.map((each) => each.config));
    const whole = mergeConfigs(config, merged);
    const dir = inFolder(source, findSource(home, paths, rewrites)).replace(/\/$/, '') || '.';
    const readAll = (sidebar: unknown) =>
      readSidebars(sidebar, { home, homes, files: rewrites.files }, reader);
    const sidebars: Record<string, NavItem[]> = Object.assign(
      {},
      readAll(reader.fields(whole.themeConfig)?.sidebar),
      ...below.map(({ path, config }) => {
        const { sidebar } = reader.fields(config.themeConfig) ?? {};
        return readAll(reader.isList(sidebar) ? { [path]: sidebar } : sidebar);
      }),
    );
    const navigation = Object.keys(sidebars).length > 0 ? sidebars : undefined;
    return {
      locale: findTag(reader.text(merged.lang ?? config.lang), isFirst ? 'en-US' : home.slice(1, -1)),
      label: reader.text(merged.label),
      path: home,
      dir,
      site: readSite(merged, whole, reader),
      versions: [
        {
          ...onlyVersion(dir, navigation, home.replace(/\/$/, '')),
          numberPrefixes: false,
          dialect: IN_VUE,
          urls: { index: ['index'] },
          ...listExcluded(isExcluded, paths, pathInside(source, dir)),
        },
      ],
    };
  });
  const [main, ...others] = read;
  const { dir: _, site = {}, versions = [], ...language } = main ?? { locale: 'en-US', path: '/' };
  return {
    engine: 'VitePress',
    site: {
      ...site,
      ...dropUndefined({
        url: findOrigin(reader.text(reader.fields(config.sitemap)?.hostname)),
        baseUrl: reader.text(config.base),
      }),
    },
    locales:
      others.length + elsewhere.length === 0 && config.lang === undefined
        ? []
        : [language, ...others, ...elsewhere],
    versions,
    redirects: rewrites.redirects,
    staticFolders: paths.some((path) => path.startsWith('public/')) ? [inFolder(source, 'public')] : [],
    unread: reader.unread,
  };
}

/** Pages that code makes: https://vitepress.dev/guide/routing#dynamic-routes */
const isDynamicRoute = (file: string) => /\[[^\]]+\].*\.md$/.test(file);

/** Since version 2, a folder may have a configuration of its own. The outermost come first. */
async function readFolderConfigs(
  files: SiteFiles,
  source: string,
  paths: readonly string[],
  reader: FieldReader,
): Promise<Scope[]> {
  const named = paths.filter((path) => /(?:^|\/)config\.m?[jt]s$/.test(path));
  const texts = await Promise.all(named.map((path) => files.read(inFolder(source, path))));
  const found = named.filter((_, at) => /\b(?:defineAdditionalConfig|themeConfig)\b/.test(texts[at] ?? ''));
  const scopes = await Promise.all(
    found.map(async (path): Promise<Scope> => {
      const folder = parentFolder(path);
      return {
        path: folder === '' ? '/' : `/${folder}/`,
        config: (await reader.open(files, [inFolder(source, path)])).config,
      };
    }),
  );
  return scopes.sort((a, b) => a.path.length - b.path.length);
}

/** Merges configurations and their themes; the last one has priority. */
function mergeConfigs(...configs: readonly Fields[]): Fields {
  return {
    ...mergeFields(...configs),
    themeConfig: mergeFields(...configs.map(({ themeConfig }) => themeConfig)),
  };
}

interface Rewrites {
  /** Folders by the path that replaces theirs. */
  folders: readonly { from: string; to: string }[];
  /** Files by their new path. */
  files: ReadonlyMap<string, string>;
  redirects: Record<string, string>;
}

/** Reads rules for whole folders (`'en/:rest*': ':rest*'`) and for single files. */
function readRewrites(written: unknown, file: string, reader: FieldReader): Rewrites {
  const folders: { from: string; to: string }[] = [];
  const files = new Map<string, string>();
  for (const [from, value] of reader.entries(written)) {
    const to = reader.text(value) ?? '';
    const [fromFolder, toFolder] = [from, to].map((rule) => /^([\w/.-]*):\w+\*$/.exec(rule)?.[1]);
    if (fromFolder !== undefined && toFolder !== undefined) folders.push({ from: fromFolder, to: toFolder });
    else if (/^[\w/.-]+\.md$/.test(from) && /^[\w/.-]+\.md$/.test(to)) files.set(to, from);
    else reader.note({ file, line: 1, code: from });
  }
  const toPath = (file: string) => `/${file.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`;
  return {
    folders,
    files,
    redirects: Object.fromEntries([...files].map(([to, from]) => [toPath(to), toPath(from)])),
  };
}

/** The folder of the pages below a URL path. */
function findSource(path: string, files: readonly string[], { folders }: Rewrites): string {
  const inside = path.slice(1);
  const rewritten = folders
    .filter(({ to }) => inside.startsWith(to))
    .map(({ from, to }) => from + inside.slice(to.length));
  return rewritten.find((folder) => files.some((file) => file.startsWith(folder))) ?? inside;
}

interface Place {
  /** Path of the language. */
  home: string;
  /** Paths of all languages. */
  homes: readonly string[];
  files: Rewrites['files'];
}

/** The sidebars with items, by the path below that of the language. */
function readSidebars(sidebar: unknown, place: Place, reader: FieldReader): Record<string, NavItem[]> {
  const { home, homes, files } = place;
  const readItems = (items: unknown, base: string | undefined): NavItem[] =>
    reader.objects(items).map((item) => readItem(item, base));
  const readItem = (item: Fields, outer: string | undefined): NavItem => {
    const base = reader.text(item.base) ?? outer;
    const link = reader.text(item.link);
    const collapsed = reader.flag(item.collapsed);
    return {
      label: reader.plain(item.text),
      ...(link && toTarget(base ? base + link.replace(/^\//, base.endsWith('/') ? '' : '/') : link)),
      ...(item.items !== undefined && {
        items: readItems(item.items, base),
        collapsible: collapsed !== undefined,
        ...(collapsed !== undefined && { collapsed }),
      }),
    };
  };
  const toTarget = (link: string) => {
    const target = findTarget(link, home);
    const name = link.replace(/^\//, '').replace(/\.(?:md|html)$/, '');
    const file = [`${name}.md`, `${name}index.md`, `${name}/index.md`]
      .map((path) => files.get(path))
      .find(Boolean);
    return file === undefined ? target : { page: file };
  };
  const read = reader.isList(sidebar)
    ? [[SIDEBAR, readItems(sidebar, undefined)] as const]
    : reader.entries(sidebar).flatMap(([prefix, value]) => {
        const name = pathBelow(prefix, home, homes);
        if (name === undefined) return [];
        const { items, base } = reader.isList(value) ? { items: value } : (reader.fields(value) ?? {});
        return [[name, readItems(items, reader.text(base))] as const];
      });
  return Object.fromEntries(read.filter(([, items]) => items.length > 0));
}

/** @param whole with the fields that a language takes from the site */
function readSite(own: Fields, whole: Fields, reader: FieldReader): SiteFields {
  const theme = reader.fields(whole.themeConfig) ?? {};
  const footer = reader.fields(theme.footer) ?? {};
  const copyright = [footer.message, footer.copyright].flatMap((text) => reader.plain(text) ?? []).join(' ');
  return dropUndefined({
    title: reader.text(own.title),
    tagline: reader.text(own.description),
    favicon: readIcon(whole.head, reader.text(whole.base), reader),
    navbar: {
      ...dropUndefined({
        title: reader.text(theme.siteTitle || undefined),
        logo: readThemedLogo(theme.logo, reader),
      }),
      items: [
        ...reader.list(theme.nav).flatMap((item) => readNavItem(item, reader)),
        ...reader
          .objects(theme.socialLinks)
          .flatMap(({ icon, link, ariaLabel }) => readSocialLink(icon, link, ariaLabel, reader)),
      ],
    },
    footer: copyright === '' ? undefined : { copyright },
  });
}

function readThemedLogo(logo: unknown, reader: FieldReader) {
  if (typeof logo === 'string') return readLogo(logo, logo, reader);
  const { src, light, dark } = reader.fields(logo) ?? {};
  return readLogo(light ?? src, dark ?? src, reader);
}

function readNavItem(value: unknown, reader: FieldReader): NavbarItem[] {
  const item = reader.fields(value);
  const label = reader.plain(item?.text);
  if (item === undefined || label === undefined) return [];
  const href = reader.text(item.link);
  return [
    {
      label,
      ...(href && { href }),
      ...(item.items !== undefined && {
        items: reader.list(item.items).flatMap((inner) => readNavItem(inner, reader)),
      }),
    },
  ];
}
