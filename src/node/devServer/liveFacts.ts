// What the pages of a site are in brief while it is being written. Nothing is read twice, or looked at again,
// unless somebody says that it has changed.
import { statSync } from 'node:fs';
import { stampOf } from '../lib/memoByFile.ts';
import { readTextFile } from '../lib/readText.ts';
import { yieldInSlices } from '../lib/yieldInSlices.ts';
import {
  type ManifestMetadata,
  type ReadManifestMetadata,
  scanManifestMetadata,
  toManifestMetadata,
} from '../pageIndex/manifestMetadata.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import type { BriefStore, KeptBrief } from './briefStore.ts';

/** Milliseconds in which pages are parsed before the first answer; what is left is looked at and parsed behind. */
const PATIENCE = 700;
/** A page of more is parsed in the other process: here nobody would be answered meanwhile. */
const MOST_BYTES = 32_000;
/** Pages that are parsed at a time: whoever wants to know something of others comes between. */
const BATCH = 100;
/** More changes at a time than these are another branch, and no page that somebody is writing. */
export const FEW_FILES = 20;

export interface LiveFacts {
  read: ReadManifestMetadata;
  /** What is known of a file, if anything is. */
  known: (path: string) => ManifestMetadata | undefined;
  /** The files have changed. */
  forget: (paths: readonly string[]) => void;
  /** Parses what was only looked at; tells whether there was anything. */
  readRest: () => Promise<boolean>;
  save: () => Generator<void>;
}

interface LiveFactsOptions {
  store: BriefStore;
  /** Reads and parses files; somebody beside may do it. */
  parse: (paths: readonly string[]) => Promise<(ManifestMetadata | null | undefined)[]>;
  patience?: number;
}

export function openLiveFacts({ store, parse, patience = PATIENCE }: LiveFactsOptions): LiveFacts {
  const kept = store.load();
  const briefs = new Map<string, KeptBrief>();
  /** What was only looked at. */
  const rest = new Set<string>();
  /** What has changed with many others. */
  const hurried = new Set<string>();
  const end = performance.now() + patience;
  let isFirst = true;

  async function make(path: string): Promise<ManifestMetadata> {
    const isLate = hurried.delete(path) || (isFirst && performance.now() > end);
    if (!isLate && statSync(path).size <= MOST_BYTES) return toManifestMetadata(await readPageMetadata(path));
    rest.add(path);
    return scanManifestMetadata(await readTextFile(path));
  }

  return {
    async read(path) {
      await yieldInSlices();
      const known = briefs.get(path);
      if (known !== undefined) return known.brief;
      const stamp = stampOf(path);
      const old = kept.get(path);
      const brief = old?.stamp === stamp ? old.brief : await make(path);
      briefs.set(path, { stamp, brief });
      return brief;
    },
    known: (path) => briefs.get(path)?.brief,
    forget(paths) {
      for (const path of paths) {
        briefs.delete(path);
        kept.delete(path);
        rest.delete(path);
        if (paths.length > FEW_FILES) hurried.add(path);
        else hurried.delete(path);
      }
    },
    async readRest() {
      isFirst = false;
      kept.clear();
      const isAny = rest.size > 0;
      while (rest.size > 0) {
        const batch = [...rest].slice(0, BATCH);
        const found = await parse(batch);
        for (const [index, path] of batch.entries()) {
          const brief = found[index];
          const looked = briefs.get(path);
          // It may have changed meanwhile.
          if (rest.delete(path) && brief && looked?.brief.hash === brief.hash)
            briefs.set(path, { ...looked, brief });
        }
      }
      return isAny;
    },
    // What was only looked at is no fact.
    save: () => store.save(new Map([...briefs].filter(([path]) => !rest.has(path)))),
  };
}
