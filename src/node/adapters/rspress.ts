// Rspress: https://rspress.rs/api/config/config-basic, https://rspress.rs/guide/basic/auto-nav-sidebar
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { dropUndefined, FieldReader } from './fieldReader.ts';
import { CODE_ENDINGS, findFolder, findOrigin, findOwnFile, findTag, findTarget } from './foreignLinks.ts';
import type {
  Adapter,
  ForeignLocale,
  ForeignSite,
  ForeignVersion,
  NavbarItem,
  Project,
  SiteFields,
  SiteFiles,
} from './foreignSite.ts';
import { listExcluded, matchesGlob } from './globs.ts';
import type { Fields } from './literalValues.ts';
import { onlyVersion } from './onlyVersion.ts';
import { type MetaFolder, readMetaSidebars, type Translate } from './rspressMeta.ts';
import { readLogo, readSocialLink } from './themedSite.ts';

const CONFIGS = CODE_ENDINGS.map((end) => `rspress.config.${end}`);

/** The configuration of all tools of Rstack; that of Rspress is the argument of a call in it. */
const SHARED = CODE_ENDINGS.map((end) => `rstack.config.${end}`);
const CALL = /^define\.doc\(/m;

export const rspress: Adapter = {
  engine: 'Rspress',
  async detect({ root, names, files }) {
    if (CONFIGS.some((name) => names.includes(name))) return true;
    const shared = SHARED.find((name) => names.includes(name));
    return shared !== undefined && CALL.test((await files.read(inFolder(root, shared))) ?? '');
  },
  read: (project) => read({ ...project, files: exportCall(project.files) }),
};

/** Files in which the argument of that call is the export. */
const exportCall = (files: SiteFiles): SiteFiles => ({
  ...files,
  read: async (path) => (await files.read(path))?.replace(CALL, () => 'export default ('),
});

interface Language {
  lang: string;
  /** Path in front of its pages: `/`, `/zh/`. */
  home: string;
  /** Its own fields: label, title, description. */
  own: Fields;
  theme: Fields;
  translate: Translate;
}

async function read({ root, files }: Project): Promise<ForeignSite> {
  const reader = new FieldReader();
  const { config } = await reader.open(
    files,
    [...CONFIGS, ...SHARED].map((name) => inFolder(root, name)),
  );
  const source = findFolder(root, reader.text(config.root) ?? 'docs');
  const paths = (await files.list(source)).map((path) => pathInside(source, path));
  const theme = reader.fields(config.themeConfig) ?? {};
  const words = parse(await files.read(inFolder(root, 'i18n.json'))) ?? config.i18nSource;
  const globs = reader.texts(reader.fields(config.route)?.exclude);
  const isExcluded = (path: string) => ['public/**', ...globs].some((glob) => matchesGlob(glob, path));
  const pages = new Set(paths.filter((path) => !isExcluded(path)));
  const { versions: names, default: newest } = reader.fields(config.multiVersion) ?? {};
  const versions = reader.texts(names);
  const languages = listLanguages(config, theme, words, reader);

  const readVersion = async (language: Language, name: string | undefined): Promise<ForeignVersion> => {
    const dir = [name, language.own.lang].filter((part) => typeof part === 'string').join('/');
    const folder: MetaFolder = { source, dir, pages, files, translate: language.translate };
    const isLast = name === undefined || name === newest;
    const path = `${language.home}${isLast ? '' : name}`.replace(/\/$/, '');
    const navigation = readSidebars(language, reader) ?? (await readMetaSidebars(folder, reader));
    return {
      ...onlyVersion(inFolder(source, dir).replace(/\/$/, '') || '.', navigation, path),
      ...(name !== undefined && { name, label: name, isLast }),
      numberPrefixes: false,
      urls: { index: ['index'] },
      ...listExcluded(isExcluded, paths, dir),
    };
  };
  const read = await Promise.all(
    languages.map(async (language): Promise<ForeignLocale> => {
      const own = await Promise.all(
        (versions.length > 0 ? versions : [undefined]).map((name) => readVersion(language, name)),
      );
      const { dir = source } = own.find(({ isLast }) => isLast) ?? own[0] ?? {};
      const nav = parse(await files.read(inFolder(dir === '.' ? '' : dir, '_nav.json')));
      return {
        locale: findTag(language.lang, 'en'),
        label: reader.text(language.own.label),
        path: language.home,
        dir,
        site: readSite(config, language, nav, reader),
        versions: own,
      };
    }),
  );
  const [main, ...others] = read;
  const { dir: _, site = {}, versions: own = [], ...first } = main ?? { locale: 'en', path: '/' };
  return {
    engine: 'Rspress',
    site: {
      ...site,
      ...dropUndefined({
        url: findOrigin(reader.text(config.siteOrigin)),
        baseUrl: reader.text(config.base),
        favicon: findOwnFile(reader.text(config.icon)),
      }),
    },
    locales: others.length === 0 && config.lang === undefined ? [] : [first, ...others],
    versions: own,
    staticFolders: [inFolder(source, 'public')],
    unread: reader.unread,
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The languages, the default one first. Without a list, the pages are in no folder of a language. */
function listLanguages(config: Fields, theme: Fields, words: unknown, reader: FieldReader): Language[] {
  const lang = reader.text(config.lang);
  const themes = reader.objects(theme.locales);
  const listed = reader.objects(config.locales);
  const locales = listed.length > 0 ? listed : themes;
  const first: Fields = locales.find((each) => each.lang === lang) ?? locales[0] ?? {};
  return [first, ...locales.filter((each) => each !== first)].map((own): Language => {
    const name = reader.text(own.lang) ?? lang ?? 'en';
    const translated = (label: string) => {
      const found = isFields(words) && Object.hasOwn(words, label) ? words[label] : undefined;
      return isFields(found) && typeof found[name] === 'string' ? found[name] : label;
    };
    return {
      lang: name,
      home: own === first ? '/' : `/${name}/`,
      own,
      theme: { ...theme, ...themes.find((each) => each.lang === own.lang) },
      translate: translated,
    };
  });
}

/** The sidebars that the configuration itself lists, by path. */
function readSidebars(
  { home, theme: { sidebar }, translate }: Language,
  reader: FieldReader,
): Record<string, NavItem[]> | undefined {
  if (sidebar === undefined) return undefined;
  const readItem = (value: unknown): NavItem[] => {
    if (typeof value === 'string') return [findTarget(value, home)];
    const item = reader.fields(value);
    const label = reader.plain(item?.text ?? item?.sectionHeaderText);
    const link = reader.text(item?.link);
    if (item === undefined || (label === undefined && link === undefined)) return [];
    return [
      {
        ...(label && { label: translate(label) }),
        ...(link && findTarget(link, home)),
        ...(item.items !== undefined && {
          items: reader.list(item.items).flatMap(readItem),
          collapsible: reader.flag(item.collapsible) ?? true,
          collapsed: reader.flag(item.collapsed) ?? false,
        }),
      },
    ];
  };
  const lists = reader.isList(sidebar) ? [[SIDEBAR, sidebar] as const] : reader.entries(sidebar);
  const read = lists.flatMap(([prefix, items]): [string, NavItem[]][] => {
    const isInside = prefix === SIDEBAR || home === '/' || `${prefix}/`.startsWith(home);
    const name =
      isInside && home !== '/' && prefix !== SIDEBAR ? prefix.slice(home.length - 1) || '/' : prefix;
    return isInside ? [[name, reader.list(items).flatMap(readItem)]] : [];
  });
  const filled = read.filter(([, items]) => items.length > 0);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** @param nav what `_nav.json` says */
function readSite(
  config: Fields,
  { own, theme, home, translate }: Language,
  nav: unknown,
  reader: FieldReader,
): SiteFields {
  const readNavItem = (value: unknown): NavbarItem[] => {
    const item = reader.fields(value);
    const label = reader.plain(item?.text);
    if (item === undefined || label === undefined) return [];
    const href = reader.text(item.link);
    return [
      {
        label: translate(label),
        ...(href && { href }),
        ...(item.items !== undefined && { items: reader.list(item.items).flatMap(readNavItem) }),
        ...(item.position === 'right' && { position: 'right' as const }),
      },
    ];
  };
  const { light, dark } = typeof config.logo === 'string' ? {} : (reader.fields(config.logo) ?? {});
  const copyright = reader.plain(reader.fields(theme.footer)?.message);
  return dropUndefined({
    title: reader.text(own.title ?? (home === '/' ? config.title : undefined)),
    tagline: reader.text(own.description ?? (home === '/' ? config.description : undefined)),
    navbar: {
      ...dropUndefined({
        title: reader.text(config.logoText),
        logo: readLogo(light ?? config.logo, dark ?? config.logo, reader),
      }),
      items: [
        ...reader.list(theme.nav ?? nav).flatMap(readNavItem),
        ...reader
          .objects(theme.socialLinks)
          .flatMap(({ icon, mode, content }) =>
            mode === 'text' || mode === 'img' ? [] : readSocialLink(icon, content, undefined, reader),
          ),
      ],
    },
    footer: copyright === undefined ? undefined : { copyright },
  });
}
