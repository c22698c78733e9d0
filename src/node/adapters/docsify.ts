// docsify: https://docsify.js.org/#/configuration
import { IN_VUE } from '../../core/document/dialects/dialectNames.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { SIDEBAR_FILE } from '../../core/site/nav/summarySidebar.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { localeLabel, localeOfFolder } from '../manifest/guessLocales.ts';
import { createAliases } from './docsifyAliases.ts';
import { readCover } from './docsifyCover.ts';
import { findConfigScript, findHtmlText } from './docsifyHtml.ts';
import { FieldReader } from './fieldReader.ts';
import { findFolder, findOwnFile, findTag } from './foreignLinks.ts';
import type { Adapter, ForeignLocale, ForeignSite, NavbarItem, Project, SiteFields } from './foreignSite.ts';
import { findListed, listPages, type Resolve, readList } from './listFile.ts';
import { isPlain } from './literalValues.ts';
import { onlyVersion, UNLISTED } from './onlyVersion.ts';
import { findRedirects, toUrl } from './pageRedirects.ts';

const CONFIG = 'index.html';

export const docsify: Adapter = {
  engine: 'docsify',
  detect: async ({ root, names, files }) =>
    names.includes(CONFIG) && /\$docsify\b/.test((await files.read(inFolder(root, CONFIG))) ?? ''),
  read,
};

async function read({ root, files }: Project): Promise<ForeignSite> {
  const reader = new FieldReader();
  const html = inFolder(root, CONFIG);
  const page = (await files.read(html)) ?? '';
  const script = await findConfigScript(files, html, page);
  const { config } = await reader.open(script.files, [script.path]);
  const note = (what: string) => reader.note({ file: script.file, line: script.lineOf(what), code: what });
  const basePath = reader.text(config.basePath);
  const isRemote = basePath !== undefined && findExternalKind(basePath) !== undefined;
  if (isRemote) note('basePath');
  if (config.notFoundPage) note('notFoundPage');
  const elements = isPlain(config.vueComponents) ? Object.keys(config.vueComponents) : [];
  if (elements.length > 0) note('vueComponents');
  const source = isRemote ? root : findFolder(root, basePath?.replace(/^\//, ''));
  const dir = (await files.list(source)).length > 0 ? source : root;
  const all = await listPages(files, dir || '.');
  const folders = [...new Set([...all].map((file) => file.split('/')[0] ?? ''))].filter(
    (name) => localeOfFolder(name) !== undefined && all.has(`${name}/README.md`),
  );
  const isTranslated = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  const aliases = createAliases(isPlain(config.alias) ? config.alias : {}, note);
  const homepage = reader.text(config.homepage) ?? 'README.md';
  const [sidebarName, navbarName] = [
    findName(config.loadSidebar, SIDEBAR_FILE),
    findName(config.loadNavbar, '_navbar.md'),
  ];

  /** Links count from the top of the site, or from the folder of their file. */
  const findPage = (href: string, folder: string): string | undefined => {
    const path = href.replace(/^#/, '').replace(/[?#].*$/, '') || (href.startsWith('#/') ? '/' : '');
    if (path === '/' && all.has(homepage)) return homepage;
    const order = config.relativePath === true ? [folder, ''] : ['', folder];
    return order.map((from) => findListed(all, path, from)).find(Boolean);
  };
  const resolveFrom =
    (folder: string, toTarget: (page: string) => ReturnType<Resolve>): Resolve =>
    (href) => {
      const alias = aliases.find(href.replace(/^#/, ''));
      const link = alias ?? href;
      const kind = findExternalKind(link);
      if (kind !== undefined) return kind === 'external' ? { href: link } : undefined;
      const found = findPage(link, folder);
      return found === undefined ? undefined : toTarget(found);
    };

  /** The nearest file with a name, from a folder upwards. */
  const findAbove = async (folder: string, name: string | undefined) => {
    if (name === undefined) return undefined;
    for (let at = folder; ; at = parentFolder(at)) {
      const file = inFolder(dir, inFolder(at, name));
      const text = await files.read(file);
      if (text !== undefined) return { file, folder: at, text };
      if (at === '') return undefined;
    }
  };
  const noteAll = (unread: ForeignSite['unread']) => {
    for (const { file, line, what } of unread) reader.note({ file, line, code: what });
  };

  const readSidebars = async (language: string) => {
    const inside = (file: string) =>
      language === '' ? !isTranslated(file) : file.startsWith(`${language}/`);
    const short = (file: string) => (language === '' ? file : file.slice(language.length + 1));
    const nested = (await files.list(dir || '.'))
      .map((file) => (dir === '' ? file : file.slice(dir.length + 1)))
      .filter((file) => fileName(file) === sidebarName && inside(file) && short(file).includes('/'))
      .map(parentFolder);
    const lists = await Promise.all(
      [language, ...nested].map(async (folder): Promise<[string, NavItem[]]> => {
        const found = await findAbove(folder, sidebarName);
        const toTarget = (file: string) => (inside(file) ? { page: short(file) } : undefined);
        const resolve = resolveFrom(folder, (file) =>
          // The list of the default language names the same pages of a language without one.
          toTarget(inside(file) ? file : inFolder(language, file)),
        );
        const { items, unread } = readList(found?.text ?? '', {
          file: found?.file ?? '',
          resolve,
          isOpen: true,
        });
        if (found?.folder === folder) noteAll(unread);
        return [folder === language ? SIDEBAR : `/${short(folder)}/`, items];
      }),
    );
    const filled = lists.filter(([, items]) => items.length > 0);
    // The rest of several sidebars would be in each of them.
    const rest = filled.length === 1 ? [UNLISTED] : [];
    return filled.length === 0
      ? undefined
      : Object.fromEntries(filled.map(([name, items]) => [name, [...items, ...rest]]));
  };

  const languages = [...folders];
  const coverOf = async (language: string) => {
    const name = findCoverName(config.coverpage, language);
    const file = inFolder(dir, inFolder(language, name ?? ''));
    return name === undefined ? undefined : files.read(file);
  };
  const covers = await Promise.all(['', ...languages].map(coverOf));
  // A cover is a page of its own; without one, README.md has the URL of the home page.
  const base = covers[0] === undefined ? '' : '/docs';
  const pathOf = (language: string) => `${language && `/${language}`}${base}`;
  const linkOf = (file: string) => {
    const language = folders.find((folder) => file.startsWith(`${folder}/`)) ?? '';
    const inside = language === '' ? file : file.slice(language.length + 1);
    return `${pathOf(language)}${inside === homepage ? '/' : toUrl(inside)}`;
  };
  /** In the navbar, the first page of a language is its home page. */
  const homes = new Map([
    [homepage, '/'],
    ...languages.map((folder): [string, string] => [`${folder}/README.md`, `/${folder}/`]),
  ]);
  const labels = new Map<string, string>();
  const readNavbar = async (language: string): Promise<NavbarItem[] | undefined> => {
    const found = await findAbove(language, navbarName);
    if (found === undefined) return undefined;
    const resolve = resolveFrom(found.folder, (file) => ({ href: homes.get(file) ?? linkOf(file) }));
    const { items, unread } = readList(found.text, { file: found.file, resolve });
    if (found.folder === language) noteAll(unread);
    const isLanguage = ({ href }: NavItem) => languages.some((folder) => href === `/${folder}/`);
    const menus = items.filter((item) => isLanguage(item) || item.items?.some(isLanguage));
    for (const { label, href = '' } of menus.flatMap((item) => [item, ...(item.items ?? [])])) {
      const folder = href.slice(1, -1);
      if (label && ['', ...languages].includes(folder))
        labels.set(folder, label.replace(/^:[\w+-]+:\s*/, ''));
    }
    return items.filter((item) => !menus.includes(item)).map(toNavbarItem);
  };
  const repo = reader.text(config.repo);
  const host = repo && (/^https?:/.test(repo) ? repo : `https://github.com/${repo}`);
  const readSite = async (language: string, cover: string | undefined): Promise<SiteFields> => {
    const resolve = resolveFrom(language, (file) => ({ href: linkOf(file) }));
    const toHref = (href: string) => resolve(href)?.href ?? `${pathOf(language)}/`;
    const written = cover === undefined ? undefined : readCover(cover, toHref);
    const links = (await readNavbar(language)) ?? [];
    const isThere = links.some(({ href }) => href === host);
    const items: NavbarItem[] =
      host && !isThere ? [...links, { label: 'GitHub', href: host, position: 'right' }] : links;
    return {
      ...(written?.tagline && { tagline: written.tagline }),
      ...(written && { home: written.home }),
      ...(items.length > 0 && { navbar: { items } }),
    };
  };

  const sites = await Promise.all(['', ...languages].map((language, at) => readSite(language, covers[at])));
  const sidebars = await Promise.all(['', ...languages].map(readSidebars));
  const [main = {}] = sites;
  const title = reader.plain(config.name);
  const logo = findOwnFile(reader.text(config.logo));
  const accent = reader.text(config.themeColor);
  const icon = findOwnFile(findHtmlText(page, /<link\s[^>]*rel="(?:shortcut )?icon"[^>]*>/i, 'href'));
  const description = findHtmlText(page, /<meta\s[^>]*name="description"[^>]*>/i, 'content');
  const written = findHtmlText(page, /<html\b[^>]*>/i, 'lang') ?? '';
  const tags = languages.map((folder) => localeOfFolder(folder) ?? folder);
  const own = localeOfFolder(written) ?? findTag(written || undefined, 'en');
  // Templates of docsify say `en`, in whichever language the pages are.
  const other = tags.includes('en') ? 'zh-Hans' : 'en';
  const locale = tags.includes(own) ? other : own;
  const version = (language: string, at: number) => ({
    ...onlyVersion(inFolder(dir, language) || '.', sidebars[at], pathOf(language)),
    dir: language === '' ? dir || '.' : inFolder(dir, language),
    numberPrefixes: false,
    dialect: IN_VUE,
    ...(homepage !== 'README.md' && { urls: { index: ['README', stripPageEnding(homepage)] } }),
  });
  return {
    engine: 'docsify',
    site: {
      ...(title && { title }),
      ...(description && { tagline: description }),
      ...(icon && { favicon: icon }),
      ...(elements.length > 0 && { elements: Object.fromEntries(elements.map((name) => [name, []])) }),
      ...(accent && /^#(?:[\da-f]{3}){1,2}$/i.test(accent) && { theme: { accent } }),
      ...main,
      ...((logo || main.navbar) && { navbar: { ...main.navbar, ...(logo && { logo }) } }),
    },
    locales:
      languages.length === 0
        ? []
        : [
            { locale, label: labels.get('') ?? localeLabel(locale), path: '/' },
            ...languages.map(
              (folder, at): ForeignLocale => ({
                locale: tags[at] ?? folder,
                label: labels.get(folder),
                path: `/${folder}/`,
                dir: inFolder(dir, folder),
                site: sites[at + 1],
                versions: [version(folder, at + 1)],
              }),
            ),
          ],
    versions: [version('', 0)],
    redirects: findRedirects(aliases.literal, all, base),
    unread: reader.unread.map((gap) => (gap.file === script.path ? { ...gap, file: script.file } : gap)),
  };
}

/** The name of a file that docsify loads where a setting is `true` or a name. */
function findName(setting: unknown, usual: string): string | undefined {
  if (setting === true) return usual;
  return typeof setting === 'string' && setting !== '' ? setting.replace(/^\//, '') : undefined;
}

/** Covers of some languages are a list or a table of their paths. */
function findCoverName(setting: unknown, language: string): string | undefined {
  const path = language === '' ? '/' : `/${language}/`;
  const usual = '_coverpage.md';
  if (Array.isArray(setting)) return setting.includes(path) ? usual : undefined;
  if (isPlain(setting)) return findName(setting[path], usual);
  return findName(setting, usual);
}

const toNavbarItem = ({ label = '', href, items }: NavItem): NavbarItem => ({
  label,
  ...(href !== undefined && { href }),
  ...(items && { items: items.map(toNavbarItem) }),
});
