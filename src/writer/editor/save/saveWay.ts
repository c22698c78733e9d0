// What it is to save: files, and one of several ways to bring them to where they belong. A way is a file beside
// this one and a row in saveWays.ts; other hosts come as further rows.
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../../core/source.ts';

/** A file as it is to stand. The page's own comes first, images that were put into it behind it. */
export interface SaveFile {
  /** Path inside the site folder. */
  path: string;
  /** A text ends its lines with `\n`: each way gives it the form of the file on disk. A Blob is written as it is. */
  content: string | Blob;
  /** The text that the writer began from, lines ended with `\n`; absent: there was no such file. */
  base?: string | undefined;
}

export interface SaveJob {
  page: MarkdownPage;
  manifest: Manifest;
  files: readonly SaveFile[];
  /** Where the site is read from. */
  source: ContentSource;
}

export type SaveOutcome =
  /** The files stand where they belong. */
  | { kind: 'saved'; words: string }
  /** The writer has them in hand, and the rest is up to them or to others, at `href`: their draft stays. */
  | { kind: 'handed'; words: string; href?: string | undefined }
  /** Nothing was written: the page's file has become another one meanwhile, which has to be met first. */
  | { kind: 'changed'; newest: string }
  /** Nothing was written. */
  | { kind: 'failed'; words: string }
  /** The writer thought better of it. */
  | { kind: 'cancelled' };

export interface SaveWay {
  name: string;
  /** What its button says. */
  label: string;
  /** What is said until it is done; absent: that it is being saved. */
  waiting?: string;
  /** Whether who saves again meanwhile waits until it is done; absent: what the writer has to do for it is begun anew. */
  isAwaited?: boolean;
  /** Whether it is there for this page, in this browser, under this server. */
  isOffered: (job: Pick<SaveJob, 'page' | 'manifest'>) => boolean;
  save: (job: SaveJob) => Promise<SaveOutcome>;
}
