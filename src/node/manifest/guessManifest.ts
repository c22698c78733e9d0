// Guesses a default manifest for a site folder without one.
import { basename, join } from 'node:path';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { type GuessedVersion, guessedManifest } from '../../core/site/manifest/guessedManifest.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';
import { readForeignSite } from '../adapters/findProjects.ts';
import type { ForeignSite, ForeignVersion } from '../adapters/foreignSite.ts';
import { guessLocale } from '../lib/guessLocale.mjs';
import { walk } from '../lib/listFiles.ts';
import { nameDialects } from '../lib/namedDialects.ts';
import { readSiteText } from '../lib/readText.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { guessHome } from './guessHome.ts';
import { type GuessedLocales, guessLocales, localeLabel, toLocale } from './guessLocales.ts';
import { findDocsFolder, guessVersions } from './guessVersions.ts';

/** A manifest as JSON, and the site of another engine from which it was read. */
interface Guess {
  manifest: ReturnType<typeof guessedManifest>;
  foreign: ForeignSite | undefined;
}

export async function guessManifest(siteDir: string): Promise<Guess> {
  const foreign = await readForeignSite(siteDir);
  const files = (await walk(siteDir)).filter(isMarkdownFile);
  const languages = foreign ? readLocales(foreign) : guessLocales(files, findDocsFolder(files) ?? '.');
  const defaultLocale = languages?.defaultLocale ?? guessLocale(siteDir);
  const translated = (languages?.locales ?? []).flatMap(({ dir }) => dir ?? []);
  const isTranslated = (file: string) => translated.some((dir) => file.startsWith(`${dir}/`));
  const versions =
    foreign?.versions.map(completeVersion) ??
    guessVersions(
      files.filter((file) => !isTranslated(file)),
      basename(siteDir),
      languages?.dir,
    );
  // Before the first page is read: metadata of a page is memoized.
  nameDialects(siteDir, { versions });
  const last = versions.find((version) => version.isLast);
  const home = last && (await guessHome(siteDir, files, last));
  const manifest = guessedManifest({
    ...home,
    defaultLocale,
    title: foreign?.site.title ?? home?.title ?? (await guessTitle(siteDir, files, last?.dir ?? '.')),
    // An empty folder gets no links to docs, since they would be broken.
    docs: files.length === 0 ? undefined : last?.path,
    isHomeTaken: !home && last?.path === '' && files.some((file) => isFirstPage(last.dir, file)),
    locales: languages?.locales ?? [{ locale: defaultLocale, label: localeLabel(defaultLocale) }],
    versions,
    site: foreign?.site,
    redirects: foreign?.redirects,
  });
  return { manifest, foreign };
}

const completeVersion = (version: ForeignVersion): GuessedVersion => ({
  banner: 'none',
  noIndex: false,
  isLast: false,
  ...version,
});

function readLocales({ locales }: ForeignSite): GuessedLocales | undefined {
  const [first] = locales;
  if (first === undefined) return undefined;
  return {
    defaultLocale: first.locale,
    dir: '.',
    locales: locales.map(({ locale, label, path, dir }) => ({
      ...toLocale(locale, path),
      ...(label && { label }),
      ...(dir !== undefined && { dir }),
    })),
  };
}

const isFirstPage = (folder: string, file: string) =>
  isIndexFile(file) && parentFolder(file) === (folder === '.' ? '' : folder);

/** The h1 of the README or of the index page, else the name of the package or the folder. */
async function guessTitle(siteDir: string, files: readonly string[], dir: string) {
  for (const file of [
    files.find((name) => isMarkdownFile(name) && /^readme\./i.test(name)),
    files.find((name) => isFirstPage(dir, name)),
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
