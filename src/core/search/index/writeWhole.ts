// The index of a small version: one file, with its texts in place of the lists of Han terms.
import { byteLength } from '../text/byteLength.ts';
import { foldsHan } from '../text/foldText.ts';
import { listEntries } from './entries.ts';
import { eachField, FIELDS, type Lengths } from './impact.ts';
import { INDEX_FORMAT, type IndexFile, type WholeIndex, writePart } from './indexFormat.ts';
import { encodeNumber } from './postings.ts';
import type { SearchPage } from './sections.ts';

/** How much of texts and of posting lists gzip leaves. */
const TEXTS_LEFT = 1 / 3;
const POSTINGS_LEFT = 1 / 2;

/** About how many bytes a piece of an index takes when it is sent. */
export function compressedSize({ texts = '', postings = '' }): number {
  return byteLength(texts) * TEXTS_LEFT + byteLength(postings) * POSTINGS_LEFT;
}

/** @param terms lines of all terms that are not Han */
export function writeWhole(pages: readonly SearchPage[], terms: string, lengths: Lengths): IndexFile {
  const whole: WholeIndex = {
    format: INDEX_FORMAT,
    pages: [...pages],
    folds: pages
      .flatMap(listEntries)
      .some(({ texts }) => FIELDS.some((field) => texts[field].some(foldsHan))),
    terms,
    lengths: eachField((field) => lengths[field].map(encodeNumber).join('')),
  };
  return writePart('index', 0, whole);
}
