import type { KeptText } from '../../../core/site/manifest/doc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { PAGE_DATA_ID, readPageData } from '../../../core/site/manifest/pageData.ts';

/** A page that stands in the shell: what it brings of the manifest, and its text, where it has one. */
export interface KeptPage {
  manifest: Manifest;
  text?: { value: KeptText; key: string } | undefined;
}

/**
 * The page that stands in the shell; undefined where the shell is empty. To be called before anything is
 * drawn: whatever becomes of the page around its text, the text's elements are kept.
 */
export function findKeptPage(root: HTMLElement): KeptPage | undefined {
  // A heading may bear the same name.
  const written = document.querySelector(`script#${PAGE_DATA_ID}`)?.textContent;
  if (written == null) return undefined;
  const { manifest, text } = readPageData(written);
  const frame = root.querySelector('article > .prose');
  if (text === undefined || frame === null) return { manifest };
  return {
    manifest,
    text: {
      value: { ...text.facts, starts: text.starts, nodes: [...frame.childNodes] },
      key: text.key,
    },
  };
}
