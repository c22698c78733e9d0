// The stylesheet and the script of a site's own, `site.css` and `site.js` at the top of its folder.
import { readFile } from 'node:fs/promises';
import { escapeHtml, escapeScript } from '../lib/escapeHtml.ts';
import { shortHash } from '../lib/hashes.ts';
import { findOnDisk } from '../lib/rootFiles.ts';

export const SITE_ASSETS: readonly string[] = ['site.css', 'site.js'];

export interface SiteAssets {
  /** URL from the site's root, with a hash of its content. */
  style?: string | undefined;
  script?: { url: string /** Bundle of reader/entries/siteScript.ts. */; starter: string } | undefined;
}

/** @param starter bundle of reader/entries/siteScript.ts */
export async function findSiteAssets(siteDir: string, starter: string): Promise<SiteAssets> {
  const findUrl = async (name: string) => {
    const path = await findOnDisk(siteDir, name);
    return path && `${name}?${shortHash(await readFile(path)).slice(0, 8)}`;
  };
  const [style, script] = await Promise.all(SITE_ASSETS.map(findUrl));
  return { style, script: script === undefined ? undefined : { url: script, starter } };
}

/** The HTML of a page that loads the assets; each field is empty without its asset. */
export function renderSiteAssets({ style, script }: SiteAssets, root: string) {
  const sheet = style && `<link rel="stylesheet" href="${escapeHtml(root + style)}" media="screen">`;
  const starter = script && escapeScript(script.starter);
  return {
    preload: style && `<link rel="preload" as="style" href="${escapeHtml(root + style)}" media="screen">`,
    // At the start of the body, since the stylesheets of lazy chunks are appended to the head: this one follows them all.
    // On screens only, so that print keeps its rules.
    sheet: sheet ? `${sheet}\n` : '',
    // Without scripts, the whole stylesheet is at the end of the body.
    noscript: sheet ? `<noscript>${sheet}</noscript>\n` : '',
    script: script && `<script data-src="${escapeHtml(root + script.url)}">${starter}</script>`,
    inlineScripts: starter === undefined ? [] : [starter],
  };
}
