import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { isAttachmentPage, isHtmlAttachment, renderAttachment } from '../build/attachmentPage.ts';
import { listSiteUrls } from '../build/siteUrls.ts';
import { listSite } from '../lib/listFiles.ts';
import { replaceFile } from '../lib/replaceFile.ts';

/**
 * Publishes HTML files that were added to a published folder as a build would.
 * @returns how many files that were
 */
export async function wrapAttachments(folder: string, manifest: Manifest): Promise<number> {
  const urls = listSiteUrls(folder, { manifest }, []);
  const isPage = (file: string) =>
    (['page', 'spelling', 'redirect'] as const).some((kind) => urls.has(kind, file));
  const files = listSite(folder).filter((file) => isHtmlAttachment(manifest, file) && !isPage(file));
  const wrapped = await mapLimit(files, async (file) => {
    const bytes = await readFile(join(folder, file));
    const isReady = isAttachmentPage(bytes.toString('utf8'));
    return !isReady && replaceFile(join(folder, file), renderAttachment(file, bytes));
  });
  return wrapped.filter(Boolean).length;
}
