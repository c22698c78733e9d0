// Docusaurus: https://docusaurus.io/docs/api/docusaurus-config, https://docusaurus.io/docs/versioning,
// https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { readSite } from './docusaurusNavbar.ts';
import { readSidebars } from './docusaurusSidebars.ts';
import { dropUndefined, FieldReader } from './fieldReader.ts';
import { CODE_ENDINGS, findFolder, findTag } from './foreignLinks.ts';
import type {
  Adapter,
  ForeignLocale,
  ForeignSite,
  ForeignVersion,
  Project,
  SiteFiles,
} from './foreignSite.ts';
import { type Fields, isPlain } from './literalValues.ts';

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/;

/** File with the names of the versions, newest first. */
const VERSIONS_FILE = 'versions.json';

export const docusaurus: Adapter = {
  engine: 'Docusaurus',
  detect: ({ names }) =>
    names.some((name) => CONFIG.test(name)) ||
    (names.includes(VERSIONS_FILE) && names.includes('versioned_docs')),
  read,
};

async function read({ root, files }: Project): Promise<ForeignSite> {
  const reader = new FieldReader();
  const { path: file, config } = await reader.open(
    files,
    CODE_ENDINGS.map((ending) => inFolder(root, `docusaurus.config.${ending}`)),
  );
  const { docs, blog, others } = readPlugins(config, reader);
  for (const what of others) reader.note({ file, line: 1, code: what });
  const versions = await readVersions(files, root, docs, reader);
  const last = versions.find(({ isLast }) => isLast);
  return {
    engine: 'Docusaurus',
    // Pages without a translation are shown in the default language.
    site: { ...readSite(config, last?.path ?? '/docs', reader), fallback: true },
    locales: await readLocales(files, root, config, versions, reader),
    versions: versions.map(({ source: _, ...version }) => version),
    redirects: readRedirects(config, reader),
    staticFolders: (config.staticDirectories === undefined
      ? ['static']
      : reader.list(config.staticDirectories)
    ).flatMap((folder) => (typeof folder === 'string' ? findFolder(root, folder) : [])),
    elsewhere: [...blog, ...(await listOtherPages(files, inFolder(root, 'src/pages')))],
    linksFromVersion: true,
    unread: reader.unread,
  };
}

/** URL paths of the pages that are components. */
async function listOtherPages(files: SiteFiles, folder: string): Promise<string[]> {
  return (await files.list(folder)).flatMap((file) => {
    const [, path = ''] = /^((?:[^_/][^/]*\/)*[^_/][^/.]*)\.[jt]sx?$/.exec(pathInside(folder, file)) ?? [];
    return path === '' || path === 'index' ? [] : `/${path.replace(/\/index$/, '')}`;
  });
}

/** The options of the docs, the path of the blog, and what else makes pages, which is not read. */
function readPlugins(
  config: Fields,
  reader: FieldReader,
): { docs: Fields; blog: string[]; others: string[] } {
  const entries = (list: unknown) =>
    reader.list(list).map((entry) => {
      const [name, options] = reader.isList(entry) ? reader.list(entry) : [entry];
      return { name: typeof name === 'string' ? name : '', options: isPlain(options) ? options : {} };
    });
  const preset = entries(config.presets).find(({ name }) => /^(?:@docusaurus\/preset-)?classic$/.test(name));
  const instances = entries(config.plugins).filter(({ name }) =>
    /plugin-content-(?:docs|blog|pages)$/.test(name),
  );
  const isDocs = ({ name }: { name: string }) => name.endsWith('docs');
  const presetDocs = preset?.options.docs;
  const docs = isPlain(presetDocs) ? presetDocs : presetDocs === false ? instances.find(isDocs)?.options : {};
  const others = instances.filter(({ options }) => options !== docs);
  const blog = preset?.options.blog;
  const blogPath = reader.text(isPlain(blog) ? blog.routeBasePath : undefined) ?? 'blog';
  return {
    docs: docs ?? {},
    blog: blog === false ? [] : [`/${blogPath.replace(/^\//, '')}`],
    others: others.map(({ name, options }) => `${name} ${reader.text(options.id) ?? ''}`.trim()),
  };
}

/** Where the pages and sidebars of a version are. */
interface Source {
  /** Name of the folder in `i18n`. */
  folder: string;
  sidebars: readonly string[];
}

type SourcedVersion = ForeignVersion & { source: Source };

async function readVersions(
  files: SiteFiles,
  root: string,
  docs: Fields,
  reader: FieldReader,
): Promise<SourcedVersion[]> {
  const base = `/${reader.text(docs.routeBasePath) ?? 'docs'}`.replace(/\/+$/, '').replace(/^\/+/, '/');
  const written = reader.text(docs.sidebarPath);
  const own = written
    ? [findFolder(root, written)]
    : ['ts', 'js', 'json', 'cjs', 'mjs'].map((end) => inFolder(root, `sidebars.${end}`));
  const released = parseNames(await files.read(inFolder(root, VERSIONS_FILE)));
  const all = [
    {
      name: 'current',
      dir: findFolder(root, reader.text(docs.path) ?? 'docs'),
      source: { folder: 'current', sidebars: own },
    },
    ...released.map((name) => ({
      name,
      dir: inFolder(root, `versioned_docs/version-${name}`),
      source: {
        folder: `version-${name}`,
        sidebars: [inFolder(root, `versioned_sidebars/version-${name}-sidebars.json`)],
      },
    })),
  ];
  const only = docs.onlyIncludeVersions === undefined ? undefined : reader.list(docs.onlyIncludeVersions);
  const isWanted = ({ name }: { name: string }) =>
    only?.includes(name) ?? (name !== 'current' || docs.includeCurrentVersion !== false);
  const there = await Promise.all(all.map(async ({ dir }) => (await files.list(dir)).length > 0));
  const filled = all.filter((version, at) => there[at] && isWanted(version));
  const lastName =
    reader.text(docs.lastVersion) ??
    released.find((name) => filled.some((each) => each.name === name)) ??
    'current';
  const lastPlace = Math.max(
    filled.findIndex(({ name }) => name === lastName),
    0,
  );
  return Promise.all(
    filled.map(async ({ name, dir, source }, place): Promise<SourcedVersion> => {
      const { label, path, banner } = reader.fields(reader.fields(docs.versions)?.[name] ?? {}) ?? {};
      const isLast = place === lastPlace;
      const shown = name === 'current' && filled.length > 1 && !isLast ? 'next' : name;
      const below = reader.text(path) ?? (isLast ? '' : shown);
      const url = below === '' ? base : `${base}/${below}`;
      return {
        name: shown,
        label: reader.text(label) ?? shown,
        isLast,
        path: url,
        dir,
        banner: readBanner(banner) ?? (isLast ? 'none' : place < lastPlace ? 'unreleased' : 'unmaintained'),
        noIndex: place < lastPlace,
        navigation:
          docs.sidebarPath === false ? undefined : await readNavigation(files, source, { path: url }, reader),
        source,
      };
    }),
  );
}

const readBanner = (banner: unknown) =>
  banner === 'none' || banner === 'unreleased' || banner === 'unmaintained' ? banner : undefined;

/** Without a file of sidebars, or without items in it, the order is that of the files. */
async function readNavigation(
  files: SiteFiles,
  { sidebars }: Source,
  place: Parameters<typeof readSidebars>[1],
  reader: FieldReader,
): Promise<ForeignVersion['navigation']> {
  const { config } = await reader.open(files, sidebars);
  const navigation = readSidebars(config, place, reader);
  return navigation && Object.values(navigation).some((items) => items.length > 0) ? navigation : undefined;
}

function parseNames(text: string | undefined): string[] {
  try {
    const names: unknown = JSON.parse(text ?? '');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

async function readLocales(
  files: SiteFiles,
  root: string,
  config: Fields,
  versions: readonly SourcedVersion[],
  reader: FieldReader,
): Promise<ForeignLocale[]> {
  const { defaultLocale, locales, localeConfigs = {} } = reader.fields(config.i18n) ?? {};
  const main = reader.text(defaultLocale);
  if (main === undefined) return [];
  const labelOf = (name: string) =>
    reader.text(reader.fields(reader.fields(localeConfigs)?.[name] ?? {})?.label);
  const others = reader
    .list(locales)
    .flatMap((name) => (typeof name === 'string' && name !== main ? name : []));
  const found = await Promise.all(
    others.map(async (name): Promise<ForeignLocale[]> => {
      const dir = inFolder(root, `i18n/${name}`);
      if ((await files.list(dir)).length === 0) return [];
      const below = `${dir}/docusaurus-plugin-content-docs`;
      const translated = versions.map(async ({ source, ...version }): Promise<ForeignVersion> => {
        const words = await readWords(files, `${below}/${source.folder}.json`);
        const path = `/${name}${version.path}`;
        return {
          ...version,
          path,
          dir: `${below}/${source.folder}`,
          fallbackDir: version.dir,
          navigation:
            version.navigation &&
            (await readNavigation(files, source, { path, translate: (key) => words[key] }, reader)),
        };
      });
      const locale = { locale: findTag(name, name), label: labelOf(name), path: `/${name}/`, dir };
      return [{ ...locale, versions: await Promise.all(translated) }];
    }),
  );
  return [
    { locale: findTag(main, main), path: '/', ...dropUndefined({ label: labelOf(main) }) },
    ...found.flat(),
  ];
}

/** Labels of the sidebar in another language: `{ "sidebar.docs.category.Guides": { "message": "指南" } }`. */
async function readWords(files: SiteFiles, path: string): Promise<Record<string, string>> {
  try {
    const words: unknown = JSON.parse((await files.read(path)) ?? '');
    const entries = Object.entries(isPlain(words) ? words : {});
    return Object.fromEntries(
      entries.flatMap(([key, value]) =>
        isPlain(value) && typeof value.message === 'string' ? [[key, value.message]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Of `@docusaurus/plugin-client-redirects`. */
function readRedirects(config: Fields, reader: FieldReader): Record<string, string> {
  const rows = reader.list(config.plugins).flatMap((entry) => {
    const [name, options] = reader.isList(entry) ? reader.list(entry) : [];
    if (
      name !== '@docusaurus/plugin-client-redirects' ||
      !isPlain(options) ||
      options.redirects === undefined
    )
      return [];
    return reader.list(options.redirects).flatMap((row) => {
      const { from, to } = reader.fields(row) ?? {};
      const target = reader.text(to);
      const sources = reader.isList(from) ? reader.list(from) : [from];
      return sources.flatMap((source): [string, string][] =>
        typeof source === 'string' && target ? [[source, target]] : [],
      );
    });
  });
  return Object.fromEntries(rows);
}
