// MkDocs and Material: https://www.mkdocs.org/user-guide/configuration/,
// https://squidfunk.github.io/mkdocs-material/setup/
import type { DialectName } from '../../core/document/dialects/dialectNames.ts';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { joinPath } from '../../core/site/urls/filePath.ts';
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import { dropUndefined, FieldReader } from './fieldReader.ts';
import { findOrigin, findTag, nameIcon } from './foreignLinks.ts';
import type {
  Adapter,
  ForeignLocale,
  ForeignSite,
  NavbarItem,
  Project,
  SiteFiles,
  Unread,
} from './foreignSite.ts';
import type { Fields } from './literalValues.ts';
import { findNavFile, readNav, readNavFiles } from './mkdocsNav.ts';
import { onlyVersion, UNLISTED } from './onlyVersion.ts';

const CONFIGS = ['mkdocs.yml', 'mkdocs.yaml'];

export const mkdocs: Adapter = {
  engine: 'MkDocs',
  detect: ({ names }) => CONFIGS.some((name) => names.includes(name)),
  read,
};

/** Extensions of Python-Markdown, and snippets. */
const DIALECT: DialectName[] = ['mkdocs', 'includes'];

async function read({ root, names, files }: Project): Promise<ForeignSite> {
  const reader = new FieldReader();
  const config = inFolder(root, CONFIGS.find((name) => names.includes(name)) ?? '');
  const { settings, unread } = await readSettings(files, config);
  const source = await findSource(files, root, reader.text(settings.docs_dir));
  const plugins = readPlugins(settings.plugins, reader);
  const locales = readLocales(settings, plugins.get('i18n') ?? {}, source, reader);
  const [first] = locales;
  const dir = first?.dir ?? source;
  const paths = (await files.list(dir)).map((path) => pathInside(dir, path));
  const items = paths.some((path) => findNavFile(path))
    ? await readNavFiles((path) => files.read(inFolder(dir, path)), paths)
    : readNav(settings.nav, paths);
  const languages = first?.endings;
  const version = {
    ...onlyVersion(dir, items.length > 0 ? { [SIDEBAR]: [...items, UNLISTED] } : undefined),
    ...(languages && { urls: { index: ['index', 'README'], languages } }),
    numberPrefixes: false,
    dialect: DIALECT,
  };
  return {
    engine: 'MkDocs',
    site: readSite(settings, source, reader),
    locales: locales.map(({ dir: folder, endings: _, ...locale }, at) => ({
      ...locale,
      ...(at > 0 && folder !== undefined && { dir: folder }),
    })),
    versions: [version],
    redirects: readRedirects(plugins.get('redirects') ?? {}, reader),
    unread: [...unread, ...reader.unread],
  };
}

/** The settings, on top of those of the file that they inherit from. */
async function readSettings(
  files: SiteFiles,
  file: string,
  depth = 0,
): Promise<{ settings: Fields; unread: Unread[] }> {
  const fields = readYamlFields((await files.read(file)) ?? '');
  if (!('data' in fields))
    return { settings: {}, unread: [{ file, line: fields.line, what: fields.message }] };
  const own: Fields = isFields(fields.data) ? { ...fields.data } : {};
  const parent =
    typeof own.INHERIT === 'string'
      ? joinPath(file.split('/').slice(0, -1).join('/'), own.INHERIT)
      : undefined;
  if (parent === undefined || depth > 3) return { settings: own, unread: [] };
  const { settings, unread } = await readSettings(files, parent, depth + 1);
  return { settings: { ...settings, ...own }, unread };
}

/** The folder may be one that a build of theirs fills: then the texts are in `docs`. */
async function findSource(files: SiteFiles, root: string, written: string | undefined): Promise<string> {
  const folders = [written, 'docs'].flatMap((name) =>
    name === undefined ? [] : (joinPath(root, name) ?? []),
  );
  const filled = await Promise.all(folders.map(async (folder) => (await files.list(folder)).length > 0));
  return folders[Math.max(filled.indexOf(true), 0)] ?? root;
}

/** The options of the plugins by their names; a list of names, or of names with options. */
function readPlugins(plugins: unknown, reader: FieldReader): Map<string, Fields> {
  const entries = Array.isArray(plugins)
    ? plugins.flatMap((plugin): [string, unknown][] =>
        typeof plugin === 'string' ? [[plugin, {}]] : reader.entries(plugin),
      )
    : reader.entries(plugins);
  return new Map(entries.map(([name, options]) => [name.replace(/^.*\//, ''), reader.fields(options) ?? {}]));
}

/** A language with its folder, or with the endings of its files. */
type Language = ForeignLocale & { endings?: string[] };

/** Languages of mkdocs-static-i18n: https://ultrabug.github.io/mkdocs-static-i18n/getting-started/quick-start/ */
function readLocales(
  { theme }: Fields,
  { languages, docs_structure }: Fields,
  source: string,
  reader: FieldReader,
): Language[] {
  const known = reader.list(languages).flatMap((each) => {
    const fields = reader.fields(each) ?? {};
    const code = reader.text(fields.locale);
    return code === undefined
      ? []
      : [{ code, label: reader.text(fields.name), isDefault: fields.default === true }];
  });
  if (known.length === 0) {
    const language = reader.text(reader.fields(theme)?.language);
    return language === undefined ? [] : [{ locale: findTag(language, 'en'), path: '/' }];
  }
  const isSuffix = docs_structure !== 'folder';
  const codes = known.map(({ code }) => code);
  return [...known]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ code, label, isDefault }) => {
      const path = isDefault ? '/' : `/${code}/`;
      const language = { locale: findTag(code, code), label, path };
      if (!isSuffix) return { ...language, dir: inFolder(source, code) };
      const endings = [code, ...codes.filter((other) => other !== code)];
      const urls = { index: ['index', 'README'], languages: endings };
      const version = {
        ...onlyVersion(source, undefined, path.replace(/\/$/, '')),
        urls,
        numberPrefixes: false,
        dialect: DIALECT,
      };
      return { ...language, dir: source, endings, ...(!isDefault && { versions: [version] }) };
    });
}

function readSite(settings: Fields, source: string, reader: FieldReader): ForeignSite['site'] {
  const theme = reader.fields(typeof settings.theme === 'string' ? {} : settings.theme) ?? {};
  const repository = reader.text(settings.repo_url);
  const name = reader.text(settings.repo_name) ?? (repository?.includes('github.com') ? 'GitHub' : 'Git');
  const social = reader.list(reader.fields(settings.extra)?.social).flatMap((each): NavbarItem[] => {
    const { icon, link, name: label } = reader.fields(each) ?? {};
    const href = reader.text(link);
    const shown =
      reader.text(label) ?? (typeof icon === 'string' ? nameIcon(icon.replace(/^.*\//, '')) : undefined);
    return href && shown && href !== repository ? [{ label: shown, href, position: 'right' }] : [];
  });
  const fileOf = (file: unknown) => {
    const path = reader.text(file);
    return path === undefined ? undefined : `/${inFolder(source, path)}`;
  };
  return dropUndefined({
    title: reader.text(settings.site_name),
    tagline: reader.text(settings.site_description),
    url: findOrigin(reader.text(settings.site_url)),
    favicon: fileOf(theme.favicon),
    navbar: {
      ...dropUndefined({ logo: fileOf(theme.logo) }),
      items: [
        ...(repository ? [{ label: name, href: repository, position: 'right' as const }] : []),
        ...social,
      ],
    },
    footer:
      settings.copyright === undefined
        ? undefined
        : { copyright: reader.plain(settings.copyright)?.replaceAll('&copy;', '©') ?? '' },
  });
}

/** Of mkdocs-redirects: files by files. */
function readRedirects({ redirect_maps }: Fields, reader: FieldReader): Record<string, string> {
  const toPath = (file: string) => `/${file.replace(/(?:(?<=^|\/)(?:index|README))?\.md(?=#|$)/, '')}`;
  return Object.fromEntries(
    reader.entries(redirect_maps).flatMap(([from, value]) => {
      const to = reader.text(value);
      return to === undefined ? [] : [[toPath(from), /^https?:/.test(to) ? to : toPath(to)]];
    }),
  );
}
