// The contract of a save target. A target is a file beside this one and a row in saveTargets.ts.
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../../core/source.ts';

/** The page's file comes first, its new images follow. */
export interface SaveFile {
  /** Path inside the site folder. */
  path: string;
  /** Text with `\n` line endings, which each target converts to those of the file; a Blob is written as it is. */
  content: string | Blob;
  /** The text that was edited, `\n` line endings; undefined for a new file. */
  base?: string | undefined;
}

export interface SaveJob {
  page: MarkdownPage;
  manifest: Manifest;
  files: readonly SaveFile[];
  source: ContentSource;
}

export type SaveOutcome =
  /** All files were written. */
  | { kind: 'saved'; message: string }
  /** The user has the files and completes the save, at `href` if given: the draft stays. */
  | { kind: 'handedOver'; message: string; href?: string | undefined }
  /** Nothing was written: another edit has changed the page's file, merge first. */
  | { kind: 'changed'; newest: string }
  /** Nothing was written. */
  | { kind: 'failed'; message: string }
  /** The user aborted. */
  | { kind: 'cancelled' };

export interface SaveTarget {
  name: string;
  /** Text of its button. */
  label: string;
  /** Status until the promise settles; default: "saving". */
  waiting?: string;
  /** Whether a second save waits for the first; default: it starts over. */
  isAwaited?: boolean;
  /** Whether the target works for this page, browser and server. */
  isOffered: (job: Pick<SaveJob, 'page' | 'manifest'>) => boolean;
  save: (job: SaveJob) => Promise<SaveOutcome>;
}
