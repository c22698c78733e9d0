// Starlight: https://starlight.astro.build/reference/configuration/
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { dropUndefined, FieldReader } from './fieldReader.ts';
import { CODE_ENDINGS, findFolder, findOrigin, findTag, nameIcon } from './foreignLinks.ts';
import type { Adapter, ForeignLocale, ForeignSite, NavbarItem, Project } from './foreignSite.ts';
import { Call, type Fields } from './literalValues.ts';
import { onlyVersion } from './onlyVersion.ts';
import { readAccent, readPictures } from './themeFields.ts';

const CONFIGS = CODE_ENDINGS.map((ending) => `astro.config.${ending}`);

export const starlight: Adapter = {
  engine: 'Starlight',
  async detect({ root, names, files }) {
    const name = CONFIGS.find((each) => names.includes(each));
    return name !== undefined && /starlight/.test((await files.read(inFolder(root, name))) ?? '');
  },
  read,
};

async function read({ root, files }: Project): Promise<ForeignSite> {
  const reader = new FieldReader();
  const { path: file, config: astro } = await reader.open(
    files,
    CONFIGS.map((name) => inFolder(root, name)),
  );
  const integration = reader
    .list(astro.integrations)
    .find((each) => each instanceof Call && /starlight$/.test(`${each.module} ${each.name}`));
  const config = reader.options(integration) ?? {};
  const docs = inFolder(findFolder(root, reader.text(astro.srcDir) ?? 'src'), 'content/docs');
  const publicFolder = findFolder(root, reader.text(astro.publicDir) ?? 'public');
  const found = await files.list(publicFolder);
  const languages = readLanguages(config, reader);
  const [first] = languages;
  const accent = await readCustomAccent(config, { root, files }, reader);
  const toLocale = (language: Language): ForeignLocale => {
    const { folder, lang, label } = language;
    const dir = folder === '' ? docs : inFolder(docs, folder);
    const path = folder === '' ? '' : `/${folder}`;
    const navigation =
      config.sidebar === undefined ? undefined : { [SIDEBAR]: readItems(config.sidebar, lang, reader) };
    return {
      locale: findTag(lang, 'en'),
      label,
      path: language === first ? '/' : `${path}/`,
      dir,
      site: dropUndefined({ title: translate(config.title, lang, reader) }),
      versions: [
        {
          ...onlyVersion(dir, navigation, path),
          urls: { slugs: true },
          exclude: ['404.md', '404.mdx'],
          ...(language !== first && {
            fallbackDir: first.folder === '' ? docs : inFolder(docs, first.folder),
          }),
        },
      ],
    };
  };
  const [main, ...others] = languages.map(toLocale);
  const { dir: _, site: own = {}, versions = [], ...language } = main ?? { locale: '', path: '/' };
  const redirects = readRedirects(astro.redirects, file, reader);
  const favicon = reader.text(config.favicon) ?? '/favicon.svg';
  return {
    engine: 'Starlight',
    site: {
      ...dropUndefined({
        tagline: reader.text(config.tagline ?? config.description),
        url: findOrigin(reader.text(astro.site)),
        baseUrl: reader.text(astro.base),
        favicon: found.includes(publicFolder + favicon) ? favicon : undefined,
        theme: accent && { accent },
        fallback: others.length > 0 ? true : undefined,
      }),
      ...own,
      navbar: dropUndefined({
        logo: readLogo(config.logo, root, reader),
        items: readSocial(config.social, reader),
      }),
    },
    locales: config.locales === undefined ? [] : [language, ...others],
    versions,
    redirects,
    staticFolders: found.length > 0 ? [publicFolder] : [],
    unread: reader.unread,
  };
}

interface Language {
  /** Folder of its pages, and the path in front of their URLs; empty for the language at the root. */
  folder: string;
  lang: string;
  label: string | undefined;
}

/** The default language first. */
function readLanguages(
  { locales, defaultLocale }: Fields,
  reader: FieldReader,
): readonly [Language, ...Language[]] {
  const found = reader.entries(locales).map(([key, value]): Language => {
    const { lang, label } = reader.fields(value) ?? {};
    const folder = key === 'root' ? '' : key;
    return { folder, lang: reader.text(lang) ?? (folder || 'en'), label: reader.text(label) };
  });
  const name = reader.text(defaultLocale);
  const first =
    found.find(({ folder }) => folder === '') ?? found.find(({ folder }) => folder === name) ?? found[0];
  if (first === undefined) return [{ folder: '', lang: name ?? 'en', label: undefined }];
  return [first, ...found.filter((each) => each !== first)];
}

/** A text, or that of a language. */
function translate(value: unknown, lang: string, reader: FieldReader): string | undefined {
  if (typeof value === 'string') return value;
  const texts = new Map(reader.entries(value));
  const found = [lang, lang.split('-')[0] ?? '', 'en'].map((tag) => texts.get(tag)).find(Boolean);
  return reader.text(found ?? [...texts.values()][0]);
}

function readItems(value: unknown, lang: string, reader: FieldReader): NavItem[] {
  return reader.list(value).flatMap((each): NavItem[] => {
    if (typeof each === 'string') return [{ page: each || 'index' }];
    const item = reader.fields(each);
    if (item === undefined) return [];
    const translations = reader.fields(item.translations) ?? {};
    const label = reader.text(translations[lang] ?? translations[lang.split('-')[0] ?? ''] ?? item.label);
    const { directory } = reader.fields(item.autogenerate) ?? {};
    const collapsed = reader.flag(item.collapsed);
    const [slug, link, folder] = [item.slug, item.link, directory].map((text) => reader.text(text));
    return [
      dropUndefined({
        label,
        ...(slug !== undefined && { page: slug }),
        ...(link !== undefined &&
          (findExternalKind(link) === undefined ? { page: toPage(link) } : { href: link })),
        ...(directory !== undefined && { folder: folder?.replace(/^\.?\/|\/$/g, '') || '.' }),
        ...(item.items !== undefined && { items: readItems(item.items, lang, reader) }),
        collapsed,
      }),
    ];
  });
}

/** @example toPage('/a/b/#c') === 'a/b'; toPage('/') === 'index' */
const toPage = (link: string) => link.replace(/[?#].*$/, '').replace(/^\/|\/$/g, '') || 'index';

/** Pictures beside the source have paths from the project's root. */
function readLogo(value: unknown, root: string, reader: FieldReader): unknown {
  const { src, light = src, dark = src } = reader.fields(value) ?? {};
  const toFile = (file: unknown) => {
    const path = reader
      .text(file)
      ?.replace(/^~\//, 'src/')
      .replace(/^\.?\//, '');
    return path && inFolder(root, path);
  };
  return readPictures({ light: toFile(light), dark: toFile(dark) }, reader);
}

/** Links are a list, or in older versions an object by icon. */
function readSocial(value: unknown, reader: FieldReader): NavbarItem[] {
  const links = reader.isList(value)
    ? reader.list(value).map((each) => reader.fields(each) ?? {})
    : reader.entries(value).map(([icon, href]): Fields => ({ icon, href }));
  return links.flatMap(({ icon, label, href }): NavbarItem[] => {
    const [name, text, url] = [icon, label, href].map((each) => reader.text(each));
    return url && (text || name)
      ? [{ label: text ?? nameIcon(name ?? ''), href: url, position: 'right' }]
      : [];
  });
}

/** Starlight has the dark theme's color in `:root`, and that of the light one after it. */
async function readCustomAccent(
  { customCss }: Fields,
  { root, files }: Pick<Project, 'root' | 'files'>,
  reader: FieldReader,
): Promise<unknown> {
  for (const file of reader.list(customCss).flatMap((each) => reader.text(each) ?? [])) {
    const css =
      file.startsWith('.') || file.startsWith('/')
        ? await files.read(findFolder(root, file.replace(/^\//, '')))
        : undefined;
    const [dark, light = dark] = [...(css ?? '').matchAll(/--sl-color-accent:\s*(#[\da-f]{3,6})\b/gi)].map(
      ([, color]) => color,
    );
    const accent = readAccent(light, dark, reader);
    if (accent !== undefined) return accent;
  }
  return undefined;
}

function readRedirects(value: unknown, file: string, reader: FieldReader): Record<string, string> {
  const rows = reader.entries(value).flatMap(([from, to]): [string, string][] => {
    const target = reader.text(typeof to === 'string' ? to : reader.fields(to)?.destination);
    if (target === undefined) return [];
    if (!from.includes('[')) return [[from, target]];
    reader.note({ file, line: 1, code: from });
    return [];
  });
  return Object.fromEntries(rows);
}
