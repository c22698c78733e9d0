// A site folder as its readers are to see it.
import type { Manifest } from '../core/model/manifest.ts';
import { buildManifest } from './buildManifest.ts';

export interface PublishedSite {
  manifest: Manifest;
  /** Files that only the writer may see. */
  drafts: string[];
}

export async function readPublishedSite(siteDir: string): Promise<PublishedSite> {
  const [{ manifest }, all] = await Promise.all([
    buildManifest(siteDir, { lastUpdates: true, drafts: false }),
    buildManifest(siteDir, { lastUpdates: false, drafts: true }),
  ]);
  const published = new Set(listFiles(manifest));
  return { manifest, drafts: listFiles(all.manifest).filter((file) => !published.has(file)) };
}

/** The markdown files that a manifest names, each once. */
export function listFiles({ versions, pages }: Manifest): string[] {
  return [...new Set([...versions.flatMap((version) => version.docs), ...pages].map(({ file }) => file))];
}
