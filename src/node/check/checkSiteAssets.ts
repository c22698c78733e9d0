// Checks the site's own stylesheet and script for requests to other hosts, which the policy of the pages refuses.
import { readFile } from 'node:fs/promises';
import { checkMessages as messages } from '#i18n/checkMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findOnDisk } from '../lib/rootFiles.ts';

const LOADS = {
  'site.css': /(?:@import\s+(?:url\(\s*)?|url\(\s*)["']?((?:https?:)?\/\/[^"')\s]+)/gi,
  'site.js': /(?:\bfrom|\bimport)\s*\(?\s*["']((?:https?:)?\/\/[^"']+)["']/g,
} as const;

export async function checkSiteAssets(siteDir: string): Promise<Finding[]> {
  const checked = Object.entries(LOADS).map(async ([file, pattern]) => {
    const path = await findOnDisk(siteDir, file);
    const text = path === undefined ? '' : withoutComments(await readFile(path, 'utf8'));
    return [...text.matchAll(pattern)].map(({ index, 1: url = '' }): Finding => {
      const line = text.slice(0, index).split('\n').length;
      return { file, line, rule: 'blocked-request', message: messages.blockedRequest(url), values: { url } };
    });
  });
  return (await Promise.all(checked)).flat();
}

/** Replaces block comments by their line breaks. */
const withoutComments = (text: string) =>
  text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''));
