// GitBook: https://gitbook.com/docs/getting-started/git-sync/content-configuration, and its former command line:
// https://github.com/GitbookIO/gitbook/tree/master/docs
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { readParts, SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { fileName } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { localeOfFolder } from '../manifest/guessLocales.ts';
import { findFolder, findTag } from './foreignLinks.ts';
import type { Adapter, ForeignLocale, ForeignVersion, Project, SiteFiles, Unread } from './foreignSite.ts';
import { listPages, readList, resolveIn } from './listFile.ts';
import { onlyVersion, UNLISTED } from './onlyVersion.ts';
import { findRedirects } from './pageRedirects.ts';

const CONFIGS = ['.gitbook.yaml', 'book.json'];

export const gitbook: Adapter = {
  engine: 'GitBook',
  async detect(project) {
    if (!CONFIGS.some((name) => project.names.includes(name))) return false;
    const { top, summary, broken } = await readConfig(project);
    // Without the summary that it names, a configuration is the relic of a former site.
    return (
      summary === undefined ||
      broken.length > 0 ||
      (await project.files.read(inFolder(top, summary))) !== undefined
    );
  },
  async read(project) {
    const { files } = project;
    const { settings, structure, top, summary, broken } = await readConfig(project);
    const { title, language, description } = settings;
    const book: Book = {
      summary: summary ?? SUMMARY_FILE,
      readme: textOf(structure.readme) ?? 'README.md',
      links: readLinks(settings.links),
    };
    const languages = await readLanguages(files, top);
    const folders = languages.length > 0 ? languages.map(({ folder }) => folder) : [''];
    const read = await Promise.all(folders.map((folder, at) => readBook(files, top, folder, at > 0, book)));
    const [first] = read;
    const redirects = Object.entries(isFields(settings.redirects) ? settings.redirects : {});
    return {
      engine: 'GitBook',
      site: {
        ...(typeof title === 'string' && { title }),
        ...(typeof description === 'string' && { tagline: description }),
      },
      locales:
        languages.length > 0
          ? languages.map(
              ({ folder, label }, at): ForeignLocale => ({
                locale: localeOfFolder(folder) ?? findTag(folder, 'en'),
                label,
                path: at === 0 ? '/' : `/${folder}/`,
                ...(at > 0 && { dir: inFolder(top, folder), versions: read[at] && [read[at].version] }),
              }),
            )
          : typeof language === 'string'
            ? [{ locale: localeOfFolder(language) ?? findTag(language, 'en'), path: '/' }]
            : [],
      versions: first ? [first.version] : [],
      redirects: findRedirects(
        redirects.flatMap(([from, to]): [string, string][] => (typeof to === 'string' ? [[from, to]] : [])),
        await listPages(files, first?.version.dir ?? '.'),
      ),
      unread: [...broken, ...read.flatMap(({ unread }) => unread)],
    };
  },
};

async function readConfig({ root, names, files }: Project) {
  const config = inFolder(root, CONFIGS.find((name) => names.includes(name)) ?? '');
  const fields = readYamlFields((await files.read(config)) ?? '');
  const settings = 'data' in fields && isFields(fields.data) ? fields.data : {};
  const structure = isFields(settings.structure) ? settings.structure : {};
  return {
    settings,
    structure,
    top: findFolder(root, textOf(settings.root)),
    summary: textOf(structure.summary),
    broken: 'data' in fields ? [] : [{ file: config, line: fields.line, what: fileName(config) }],
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

interface Book {
  summary: string;
  readme: string;
  /** Links above the pages. */
  links: NavItem[];
}

const readLinks = (links: unknown): NavItem[] =>
  Object.entries(isFields(links) && isFields(links.sidebar) ? links.sidebar : {}).flatMap(([label, href]) =>
    typeof href === 'string' ? [{ label, href }] : [],
  );

async function readBook(
  files: SiteFiles,
  top: string,
  folder: string,
  isTranslation: boolean,
  { summary, readme, links }: Book,
): Promise<{ version: ForeignVersion; unread: Unread[] }> {
  const dir = folder === '' ? top : inFolder(top, folder);
  const pages = await listPages(files, dir || '.');
  const file = inFolder(dir, summary.replace(/^\.?\//, ''));
  const { items, unread } = readList((await files.read(file)) ?? '', { file, resolve: resolveIn(pages) });
  const index = stripPageEnding(fileName(readme));
  return {
    version: {
      ...onlyVersion(
        dir || '.',
        items.length > 0 ? { [SIDEBAR]: [...links, ...items, UNLISTED] } : undefined,
        isTranslation ? `/${folder}` : '',
      ),
      numberPrefixes: false,
      ...(index !== 'README' && { urls: { index: ['README', 'index', index] } }),
      ...(summary !== SUMMARY_FILE && { exclude: [summary] }),
    },
    unread,
  };
}

/** The languages of a LANGS.md: a list of links to folders, the default language first. */
async function readLanguages(files: SiteFiles, top: string): Promise<{ folder: string; label: string }[]> {
  const text = (await files.read(inFolder(top, 'LANGS.md'))) ?? '';
  return readParts(text, true)
    .flatMap(({ entries }) => entries)
    .flatMap(({ page = '', label }) => {
      const folder = page.replace(/^\.?\/|\/$/g, '');
      return /^[\w-]+$/.test(folder) ? [{ folder, label: label ?? folder }] : [];
    });
}
