// VuePress 1 and 2: https://vuepress.vuejs.org/, https://vuejs.press/reference/default-theme/config.html, and
// vuepress-theme-hope: https://theme-hope.vuejs.press/config/theme/layout.html
import { IN_VUE } from '../../core/document/dialects/dialectNames.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { dropUndefined, FieldReader, mergeFields } from './fieldReader.ts';
import { CODE_ENDINGS, findOrigin, findOwnFile, findTag, findTarget, pathBelow } from './foreignLinks.ts';
import type { Adapter, ForeignLocale, ForeignSite, NavbarItem, Project, SiteFields } from './foreignSite.ts';
import { listExcluded, matchesGlob } from './globs.ts';
import { Call, type Fields } from './literalValues.ts';
import { onlyVersion } from './onlyVersion.ts';
import { createPageReader } from './pageTitles.ts';
import { readIcon, readLogo, readSocialLink } from './themedSite.ts';
import { type Pages, readStructure } from './vuepressStructure.ts';

export const vuepress: Adapter = {
  engine: 'VuePress',
  detect: async (project) => (await findSource(project)) !== undefined,
  read,
};

/** The folder of the pages: the one with `.vuepress`, which is often the `src` of a project. */
async function findSource({ root, names, files }: Project): Promise<string | undefined> {
  if (names.includes('.vuepress')) return root;
  const source = inFolder(root, 'src');
  const isThere = names.includes('src') && (await files.list(`${source}/.vuepress`)).length > 0;
  return isThere ? source : undefined;
}

/** The configuration of one language, with the fields that it takes from the site. */
interface Language {
  home: string;
  /** Paths of all languages. */
  homes: readonly string[];
  own: Fields;
  theme: Fields;
  pages: Pages;
}

async function read(project: Project): Promise<ForeignSite> {
  const { files } = project;
  const root = (await findSource(project)) ?? project.root;
  const reader = new FieldReader();
  const folder = inFolder(root, '.vuepress');
  const { config } = await reader.open(
    files,
    ['config', 'config/index'].flatMap((name) =>
      [...CODE_ENDINGS, 'yml'].map((end) => `${folder}/${name}.${end}`),
    ),
  );
  const theme = mergeFields(
    isHope(config.theme) ? { sidebar: 'structure' } : {},
    config.themeConfig === undefined ? {} : reader.options(config.themeConfig),
    config.theme === undefined || typeof config.theme === 'string' ? {} : reader.options(config.theme),
  );
  const paths = (await files.list(root))
    .map((path) => pathInside(root, path))
    .filter((path) => isMarkdownFile(path) && !path.startsWith('.vuepress/'));
  const locales = reader.fields(config.locales) ?? {};
  const themes = reader.fields(theme.locales) ?? {};
  const homes = [...new Set(['/', ...Object.keys(locales), ...Object.keys(themes)])].filter(
    (path) =>
      /^\/(?:.*\/)?$/.test(path) && (path === '/' || paths.some((file) => `/${file}`.startsWith(path))),
  );
  const globs = reader.texts(config.pagePatterns);
  const isExcluded = (path: string) =>
    globs.some((glob) => glob.startsWith('!') && matchesGlob(glob.slice(1), path));
  const readPage = createPageReader(files);
  const read = await Promise.all(
    homes.map(async (home): Promise<ForeignLocale> => {
      const dir = inFolder(root, home.slice(1)).replace(/\/$/, '') || '.';
      const own = reader.fields(locales[home]) ?? {};
      const language: Language = {
        home,
        homes,
        own: mergeFields(home === '/' ? config : {}, own),
        theme: mergeFields(theme, reader.fields(themes[home])),
        pages: {
          paths: paths
            .filter((path) => pathBelow(path, home, homes) !== undefined && !isExcluded(path))
            .map((path) => path.slice(home.length - 1)),
          readPage: (path) => readPage(inFolder(dir === '.' ? '' : dir, path)),
        },
      };
      return {
        locale: findTag(reader.text(own.lang ?? config.lang), home === '/' ? 'en-US' : home.slice(1, -1)),
        label: reader.text(language.theme.selectLanguageName ?? language.theme.label),
        path: home,
        dir,
        site: await readSite(config, language, reader),
        versions: [
          {
            ...onlyVersion(dir, await readSidebars(language, reader), home.replace(/\/$/, '')),
            numberPrefixes: false,
            dialect: IN_VUE,
            urls: { index: ['README', 'readme', 'Readme', 'index'] },
            ...listExcluded(isExcluded, paths, home.slice(1, -1)),
          },
        ],
      };
    }),
  );
  const [main, ...others] = read;
  const { dir: _, site = {}, versions = [], ...first } = main ?? { locale: 'en-US', path: '/' };
  return {
    engine: 'VuePress',
    site: {
      ...site,
      ...dropUndefined({ url: findOrigin(reader.text(theme.hostname)), baseUrl: reader.text(config.base) }),
    },
    locales: others.length === 0 && config.lang === undefined ? [] : [first, ...others],
    versions,
    staticFolders: [`${folder}/public`],
    unread: reader.unread,
  };
}

/** Whether a theme sorts the sidebar by folders where the configuration has none. */
const isHope = (theme: unknown) =>
  theme instanceof Call && (theme.module === 'vuepress-theme-hope' || theme.name === 'hopeTheme');

async function readSidebars(
  { home, homes, theme: { sidebar }, pages }: Language,
  reader: FieldReader,
): Promise<Record<string, NavItem[]> | undefined> {
  const readItems = async (items: unknown, prefix: string): Promise<NavItem[]> => {
    if (items === 'structure')
      return readStructure(pages, (pathBelow(prefix, home, homes) ?? '/').slice(1, -1));
    // The headings of each page are beside it.
    if (!reader.isList(items) && typeof items !== 'object') return [];
    const list = reader.list(
      Array.isArray(items) || reader.isList(items) ? items : reader.fields(items)?.children,
    );
    return (await Promise.all(list.map((item) => readItem(item, prefix)))).flat();
  };
  const readItem = async (value: unknown, prefix: string): Promise<NavItem[]> => {
    if (typeof value === 'string') {
      const target = findTarget(resolvePath(prefix, value), home);
      // The home page has no place in a sidebar: it is a link with the label of its file.
      const [file] =
        target.page === './' ? pages.paths.filter((path) => /^(?:readme|index)\.md$/i.test(path)) : [];
      const { front, title } = file === undefined ? {} : await pages.readPage(file);
      const label = front?.home === true ? title : undefined;
      return [{ ...(label && { label }), ...target }];
    }
    if (Array.isArray(value)) {
      const [path, label] = value.map((each) => reader.text(each) ?? '');
      return [{ label, ...findTarget(resolvePath(prefix, path ?? ''), home) }];
    }
    const item = reader.fields(value);
    if (item === undefined) return [];
    const link = reader.text(item.link ?? item.path);
    const inside = resolvePath(prefix, reader.text(item.prefix) ?? '');
    const { children, collapsable } = item;
    // In version 1, groups are collapsible unless they say otherwise.
    const isOld = item.title !== undefined || collapsable !== undefined;
    const collapsible = reader.flag(item.collapsible ?? collapsable) ?? isOld;
    return [
      {
        label: reader.plain(item.text ?? item.title),
        ...(link !== undefined && findTarget(resolvePath(prefix, link), home)),
        ...(children !== undefined && {
          items: await readItems(children, inside),
          collapsible,
          ...(collapsible && { collapsed: reader.flag(item.expanded) !== true }),
        }),
      },
    ];
  };
  const entries =
    typeof sidebar === 'string' || reader.isList(sidebar)
      ? [[SIDEBAR, await readItems(sidebar, home)] as const]
      : await Promise.all(
          reader.entries(sidebar || undefined).flatMap(([prefix, items]) => {
            const name = pathBelow(prefix, home, homes);
            const path = prefix.startsWith('/') ? prefix : `/${prefix}`;
            return name === undefined ? [] : [readItems(items, path).then((read) => [name, read] as const)];
          }),
        );
  const filled = entries.filter(([, items]) => items.length > 0);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

const resolvePath = (prefix: string, path: string) =>
  /^\/|^[a-z][a-z\d+.-]*:/i.test(path) ? path : prefix + path;

async function readSite(
  config: Fields,
  { own, theme, home, pages }: Language,
  reader: FieldReader,
): Promise<SiteFields> {
  const readNavItem = async (value: unknown, prefix: string): Promise<NavbarItem[]> => {
    const item = typeof value === 'string' ? { link: value } : reader.fields(value);
    const link = reader.text(item?.link);
    const href = link === undefined ? undefined : resolvePath(prefix, link);
    const label = reader.plain(item?.text) ?? (href && (await titleOf(href)));
    const inside = item?.children ?? item?.items;
    if (item === undefined || label === undefined) return [];
    const below = resolvePath(prefix, reader.text(item.prefix) ?? '');
    return [
      { label, ...(href && { href }), ...(inside !== undefined && { items: await readNav(inside, below) }) },
    ];
  };
  const readNav = async (items: unknown, prefix: string): Promise<NavbarItem[]> =>
    (await Promise.all(reader.list(items).map((item) => readNavItem(item, prefix)))).flat();
  const titleOf = async (href: string) => {
    const { page } = findTarget(href, home);
    const name = page?.replace(/^\.\//, '').replace(/\.md$/, '');
    const file = pages.paths.find((path) =>
      [`${name}.md`, `${name}README.md`, `${name}index.md`, `${name}/README.md`].includes(path),
    );
    if (file === undefined) return undefined;
    const { front, title } = await pages.readPage(file);
    return reader.text(front.shortTitle) ?? title;
  };
  const repo = reader.text(theme.repo);
  const link = repo && (/^https?:/.test(repo) ? repo : `https://github.com/${repo}`);
  const copyright = [theme.footer, theme.copyright]
    .flatMap((text) => (text && reader.plain(text)) || [])
    .join(' ');
  const icon =
    readIcon(config.head, reader.text(config.base), reader) ?? findOwnFile(reader.text(theme.favicon));
  return dropUndefined({
    title: reader.text(own.title),
    tagline: reader.text(own.description),
    favicon: icon,
    navbar: {
      ...dropUndefined({ logo: readLogo(theme.logo, theme.logoDark ?? theme.logo, reader) }),
      items: [
        ...(await readNav(theme.navbar ?? theme.nav ?? [], home)),
        ...readSocialLink('github', link, theme.repoLabel, reader),
      ],
    },
    footer: copyright === '' ? undefined : { copyright },
  });
}
