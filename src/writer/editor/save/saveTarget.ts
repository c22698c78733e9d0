// The interface of a save target. A target is a file in this folder and a row in saveTargets.ts.
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../../core/source.ts';

/** A file to save. In a job the page's file comes first, its new images follow. */
export interface SaveFile {
  /** Path inside the site folder. */
  path: string;
  /** Text with `\n` line endings, which each target converts to those of the file; a Blob is written unchanged. */
  content: string | Blob;
  /** The text that was edited, with `\n` line endings; undefined for a new file. */
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
  /** The user has to complete the save, at `href` if defined: the draft is not deleted. */
  | { kind: 'handedOver'; message: string; href?: string | undefined }
  /** Nothing was written: another edit has changed the page's file to `newest`, which has to be merged first. */
  | { kind: 'changed'; newest: string }
  /** Nothing was written. */
  | { kind: 'failed'; message: string }
  /** The user aborted. */
  | { kind: 'cancelled' };

export interface SaveTarget {
  name: string;
  label: string;
  /** Status message until the promise settles; default: "saving". */
  waiting?: string;
  /** Whether a second save waits until the first is settled; default: it starts immediately. */
  isAwaited?: boolean;
  /** Whether this page, browser and server support the target. */
  isOffered: (job: Pick<SaveJob, 'page' | 'manifest'>) => boolean;
  save: (job: SaveJob) => Promise<SaveOutcome>;
}
