// Reads the manifest of another language of a site, before its pages are listed.
import { join } from 'node:path';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { type LocaleFields, localizeManifest } from '../../core/site/manifest/localizeManifest.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { type Locale, listOtherLocales, localeFolder } from '../../core/site/urls/localePaths.ts';
import { existsAs } from '../lib/listFiles.ts';
import { nameDialects } from '../lib/namedDialects.ts';
import { parseOrExplain, readWholeText, type SiteManifest } from './readSiteManifest.ts';

/** The languages besides the default one that have a folder in the site folder. */
export async function listSiteLocales(siteDir: string, manifest: Manifest): Promise<Locale[]> {
  const others = listOtherLocales(manifest);
  const areThere = await Promise.all(
    others.map((locale) => existsAs('folder', join(siteDir, localeFolder(locale)))),
  );
  return others.filter((_, at) => areThere[at]);
}

/** The manifest without the languages that have no folder: links to them would lead nowhere. */
export async function dropMissingLocales(
  siteDir: string,
  manifest: Manifest,
): Promise<{ manifest: Manifest; missing: readonly Locale[] }> {
  const there = await listSiteLocales(siteDir, manifest);
  const missing = listOtherLocales(manifest).filter((locale) => !there.includes(locale));
  if (missing.length === 0) return { manifest, missing };
  return {
    manifest: { ...manifest, locales: manifest.locales.filter((locale) => !missing.includes(locale)) },
    missing,
  };
}

/** The file in which a language says what differs from the site's manifest. */
export const manifestOfLocale = (locale: Locale) => `${localeFolder(locale)}/${MANIFEST_FILE}`;

/**
 * The manifest of a language: that of the site, with what the language's own `manifest.json` says.
 * @param written the manifest of the site
 * @throws ContentError where the language's manifest is invalid
 */
export async function readLocaleManifest(
  siteDir: string,
  written: SiteManifest,
  locale: Locale,
): Promise<SiteManifest> {
  const folder = localeFolder(locale);
  const file = await findManifest(siteDir, locale);
  const onDisk = await readWholeText(siteDir, parentFolder(file));
  const own = onDisk === undefined ? findForeign(written, locale) : parseFields(onDisk);
  // Text that is not an object is parsed as it is: the error names what is wrong with it.
  const text = own === undefined ? onDisk : JSON.stringify(localizeManifest(written.manifest, locale, own));
  const manifest = parseOrExplain(text ?? '', file);
  const versions =
    own?.versions === undefined ? await findFolders(siteDir, folder, manifest) : manifest.versions;
  nameDialects(siteDir, { versions });
  return {
    manifest: { ...manifest, versions },
    text: onDisk ?? '{}',
    onDisk,
    file: onDisk === undefined ? MANIFEST_FILE : file,
  };
}

/** The texts of the manifests of the other languages of another engine's site, by their files. */
export function listForeignManifests(site: SiteManifest): [file: string, text: string][] {
  return listOtherLocales(site.manifest).flatMap((locale): [string, string][] => {
    const own = findForeign(site, locale);
    return Object.keys(own).length === 0
      ? []
      : [[manifestOfLocale(locale), `${JSON.stringify(own, null, 2)}\n`]];
  });
}

/** What the configuration of another engine says of a language. */
function findForeign({ foreign, manifest }: SiteManifest, { locale }: Locale): LocaleFields {
  const { site, versions } = foreign?.locales.find((each) => each.locale === locale) ?? {};
  const { navbar } = site ?? {};
  // The menus of versions and languages are no part of another engine's navbar.
  const menus = manifest.site.navbar.items.filter(({ type }) => type !== undefined);
  const items = navbar?.items && [...navbar.items, ...menus];
  return JSON.parse(
    JSON.stringify({ site: site && { ...site, navbar: navbar && { ...navbar, items } }, versions }),
  );
}

/** In a published folder the manifest is beside the home page of the language, wherever its texts are. */
async function findManifest(siteDir: string, locale: Locale): Promise<string> {
  const published = `${locale.path.slice(1)}${MANIFEST_FILE}`;
  return (await existsAs('file', join(siteDir, published))) ? published : manifestOfLocale(locale);
}

function parseFields(text: string): LocaleFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Docusaurus names the folder of the newest pages differently from its version. */
const DOCUSAURUS_FOLDERS: Readonly<Record<string, string>> = { next: 'current', current: 'current' };

/**
 * The versions that the language has, each with its folder: `en/docs/v8`, or `en` itself where the site has one version.
 * A version without a folder is left out, unless it shows pages of another one.
 */
async function findFolders(
  siteDir: string,
  folder: string,
  { versions }: Manifest,
): Promise<Manifest['versions']> {
  const found = await Promise.all(
    versions.map(async (version) => {
      if (version.dir !== undefined && (await existsAs('folder', join(siteDir, version.dir))))
        return [version];
      const docusaurus = `${folder}/docusaurus-plugin-content-docs/${DOCUSAURUS_FOLDERS[version.name] ?? `version-${version.name}`}`;
      if (await existsAs('folder', join(siteDir, docusaurus))) return [{ ...version, dir: docusaurus }];
      if (versions.length === 1) return [{ ...version, dir: folder }];
      return version.inherits === undefined && version.fallbackDir === undefined ? [] : [version];
    }),
  );
  const all = found.flat();
  return all.length > 0 ? all : versions;
}
