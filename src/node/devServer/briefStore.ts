// What the pages of a site are in brief, kept from one start to the next in one file: a start asks for the date
// and size of each page, and reads what has changed.
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from '../lib/cacheDir.ts';
import { readKept } from '../lib/keepFile.ts';
import { shortHash } from '../lib/shortHash.ts';
import type { PageBrief } from '../pageIndex/pageBrief.ts';
import { hashOfCode } from '../pageIndex/recall.ts';

/** As many sites are remembered; those that were worked on last. */
const KEPT = 8;

export interface KeptBrief {
  /** Date and size of the file that it was made of. */
  stamp: string;
  brief: PageBrief;
}

export interface BriefStore {
  /** By the file's path; empty where nothing was kept, or by other code. */
  load: () => Map<string, KeptBrief>;
  /** In steps of a page each, for a server that is to answer meanwhile. */
  save: (briefs: ReadonlyMap<string, KeptBrief>) => Generator<void>;
}

export async function openBriefStore(siteDir: string, folder = cacheDir('start')): Promise<BriefStore> {
  const file = join(folder, `${shortHash(siteDir)}.json`);
  const code = await hashOfCode();
  return {
    load() {
      const kept = readKept<{ code: string; briefs: [string, KeptBrief][] }>(file);
      return new Map(kept?.code === code ? kept.briefs : []);
    },
    *save(briefs) {
      try {
        mkdirSync(dirname(file), { recursive: true });
        const unfinished = `${file}.${randomUUID()}`;
        const descriptor = openSync(unfinished, 'w');
        try {
          writeSync(descriptor, `{"code":${JSON.stringify(code)},"briefs":[`);
          let separator = '';
          for (const kept of briefs) {
            writeSync(descriptor, separator + JSON.stringify(kept));
            separator = ',';
            yield;
          }
          writeSync(descriptor, ']}');
        } finally {
          closeSync(descriptor);
        }
        renameSync(unfinished, file);
        forgetOld(dirname(file));
      } catch {
        // The next start takes longer.
      }
    },
  };
}

function forgetOld(folder: string): void {
  const aged = readdirSync(folder).map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }));
  for (const { name } of aged.sort((a, b) => b.time - a.time).slice(KEPT)) rmSync(join(folder, name));
}
