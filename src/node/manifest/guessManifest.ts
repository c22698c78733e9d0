// The manifest of a site folder that has none (contract, SITE_DIR).
import { basename, join } from 'node:path';
import { USUAL_LOCALE } from '../../core/constants.ts';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { VERSIONS_FILE, versionedDir } from '../../core/site/nav/docusaurusNav.ts';
import { MKDOCS_FILE, readMkdocs } from '../../core/site/nav/mkdocsNav.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';
import { readSiteText } from '../lib/readText.ts';
import { walk } from '../lib/walk.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import type { FrontDoor } from './frontDoor.ts';
import { guessHome } from './guessHome.ts';
import { compareVersions, findVersionKind } from './versionNames.ts';

const NO_FRONT_DOOR: FrontDoor = { actions: [], features: [] };

interface GuessedVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  noIndex: boolean;
  dir: string;
}

/** A sensible manifest for a folder of markdown, without its generated parts. */
export async function guessManifest(siteDir: string) {
  const files = (await walk(siteDir)).filter(isMarkdownFile);
  const released = await readJson(siteDir, VERSIONS_FILE);
  const versions = guessVersions(
    files,
    basename(siteDir),
    Array.isArray(released) ? released.map(String) : [],
  );
  const last = versions.find((version) => version.isLast);
  // A folder that is empty yet has no page to lead to.
  const docsHome = files.length === 0 || last === undefined ? [] : [`${last.path}/`];
  const { title, tagline, lead, actions, features } =
    (last && (await guessHome(siteDir, files, last))) ?? NO_FRONT_DOOR;
  return {
    site: {
      title: title ?? (await guessTitle(siteDir, files, last?.dir ?? '.')),
      tagline,
      navbar: {
        items: [
          ...docsHome.map((href) => ({ label: '文档', href, position: 'left' })),
          ...(versions.length > 1 ? [{ type: 'versions', position: 'right' }] : []),
        ],
      },
      home: {
        lead,
        actions: actions.length > 0 ? actions : docsHome.map((href) => ({ label: '开始阅读', href })),
        features,
      },
    },
    locales: [{ locale: USUAL_LOCALE.locale, label: USUAL_LOCALE.label }],
    versions,
  };
}

/** Where docs are: here and with Docusaurus, with Starlight, with VitePress where its sources have a folder, with mdBook. */
const HOMES: readonly { dir: string; sign: string }[] = [
  { dir: 'docs', sign: 'docs/' },
  { dir: 'src/content/docs', sign: 'src/content/docs/' },
  { dir: 'src', sign: 'src/index.md' },
  { dir: 'src', sign: 'src/SUMMARY.md' },
];

/** The folder of one language, of the sites that have several: their links begin with its name. */
const LANGUAGE = /^(?:cn|de|en|es|fr|it|ja|ko|pt|ru|zh)(?:[-_]\w{2,4})?$/i;

/**
 * Folders of `docs/` whose names look like versions; when other pages stand beside them,
 * or there are none, the whole is one set. Without a folder of docs the top of the site folder is the set.
 * @param siteName what the site folder is called
 * @param released the versions that Docusaurus keeps beside `docs/`, the newest first
 */
export function guessVersions(
  files: readonly string[],
  siteName: string,
  released: readonly string[] = [],
): GuessedVersion[] {
  const kept = [
    { name: 'next', dir: 'docs' },
    ...released.map((name) => ({ name, dir: versionedDir(name) })),
  ];
  const filled = kept.filter(({ dir }) => files.some((file) => file.startsWith(`${dir}/`)));
  const newest = filled.findIndex(({ name }) => name !== 'next');
  if (newest >= 0) return placeVersions(filled, newest);
  const home = HOMES.find(({ sign }) => files.some((file) => file.startsWith(sign)))?.dir;
  const prefix = `${home}/`;
  const docs = files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
  const folders = new Set(docs.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  const isBeside = docs.some((file) => !file.includes('/') && !isIndexFile(file));
  const isVersioned =
    folders.size > 0 && !isBeside && [...folders].every((folder) => findVersionKind(folder) !== undefined);
  if (!isVersioned) {
    const dir = home ?? (files.length === 0 ? 'docs' : '.');
    const path = dir === '.' && LANGUAGE.test(siteName) ? `/${siteName}` : '/docs';
    return [{ ...named('current', '最新版'), isLast: true, path, dir }];
  }
  const names = [...folders].sort(compareVersions);
  const last = names.find((name) => findVersionKind(name) === 'release') ?? names[0];
  return placeVersions(
    names.map((name) => ({ name, dir: `${home}/${name}` })),
    names.indexOf(last ?? ''),
  );
}

/** Versions in their order: those before the last one are not released yet, those behind it are no longer looked after. */
function placeVersions(
  folders: readonly Pick<GuessedVersion, 'name' | 'dir'>[],
  lastPlace: number,
): GuessedVersion[] {
  return folders.map(({ name, dir }, place) => ({
    ...named(name, name),
    isLast: place === lastPlace,
    path: place === lastPlace ? '/docs' : `/docs/${name}`,
    banner: place === lastPlace ? 'none' : place < lastPlace ? 'unreleased' : 'unmaintained',
    noIndex: place < lastPlace,
    dir,
  }));
}

function named(name: string, label: string) {
  return { name, label, isLast: false, banner: 'none' as const, noIndex: false };
}

/** What MkDocs calls it, the h1 of the README, else of the first page of the docs, else the package's or the folder's name. */
async function guessTitle(siteDir: string, files: readonly string[], dir: string) {
  const isRoot = (folder: string, file: string) =>
    isIndexFile(file) && file.split('/').slice(0, -1).join('/') === (folder === '.' ? '' : folder);
  const settings = (await readSiteText(siteDir, MKDOCS_FILE))?.text ?? '';
  const { name } = readMkdocs(settings);
  if (name) return name;
  for (const file of [
    files.find((name) => isMarkdownFile(name) && /^readme\./i.test(name)),
    files.find((name) => isRoot(dir, name)),
  ]) {
    if (file === undefined) continue;
    const { title } = await readPageMetadata(join(siteDir, file));
    if (title !== undefined) return title;
  }
  return (await readPackageName(siteDir)) ?? basename(siteDir);
}

async function readPackageName(siteDir: string): Promise<string | undefined> {
  const found = await readJson(siteDir, 'package.json');
  return isFields(found) && typeof found.name === 'string' ? found.name : undefined;
}

async function readJson(siteDir: string, file: string): Promise<unknown> {
  try {
    return JSON.parse((await readSiteText(siteDir, file))?.text ?? '');
  } catch {
    return undefined;
  }
}
