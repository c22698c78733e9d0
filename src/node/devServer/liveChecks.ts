// What is wrong with a site while it is being written: the changed pages are checked first, then all.
import { isDeepStrictEqual } from 'node:util';
import { TEXT_RULES } from '../../core/document/describeFinding.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Rule } from '../../core/site/manifest/rules.ts';
import { coalesce } from '../lib/coalesce.ts';
import { FEW_FILES } from './liveFacts.ts';

export interface LiveChecks {
  findings: () => readonly Finding[];
  /** The manifest cannot be read, or can be again. */
  tellBroken: (finding: Finding | undefined) => void;
  /** After files have changed; the first time nothing but all can be checked. */
  checkAgain: (files: readonly string[]) => Promise<void>;
}

export interface LiveChecksOptions {
  checkWhole: () => Promise<readonly Finding[]>;
  /** Of these files; undefined when all have to be checked first. */
  checkSome: (files: readonly string[]) => Promise<readonly Finding[] | undefined>;
  /** Other findings than before; `before` is undefined until all was checked. */
  onFindings: (findings: readonly Finding[], before: readonly Finding[] | undefined) => void;
}

/** Rules of which a check of some pages tells all: what is said of others only the whole check takes back. */
const OF_PAGE: ReadonlySet<Rule> = new Set([
  ...TEXT_RULES,
  'bad-encoding',
  'broken-anchor',
  'broken-diagram',
]);

export function createLiveChecks({ checkWhole, checkSome, onFindings }: LiveChecksOptions): LiveChecks {
  let found: readonly Finding[] | undefined;
  let broken: Finding | undefined;
  const all = () => [...(broken ? [broken] : []), ...(found ?? [])];
  const change = (make: () => void) => {
    const before = found === undefined && broken === undefined ? undefined : all();
    make();
    if (!isDeepStrictEqual(before, all())) onFindings(all(), before);
  };
  const changed = new Set<string>();
  const checkAgain = coalesce(async () => {
    const files = [...changed];
    changed.clear();
    const before = found;
    const some = before && files.length <= FEW_FILES ? await attempt(() => checkSome(files)) : undefined;
    if (before !== undefined && some !== undefined)
      change(() => {
        found = mergeFindings(before, files, some);
      });
    const whole = await attempt(checkWhole);
    if (whole !== undefined)
      change(() => {
        found = whole;
      });
  });
  return {
    findings: all,
    tellBroken(finding) {
      if (!isDeepStrictEqual(finding, broken))
        change(() => {
          broken = finding;
        });
    },
    checkAgain(files) {
      for (const file of files) changed.add(file);
      return checkAgain();
    },
  };
}

/** Undefined where it fails: a file was being saved, whose next state is checked, or the server is on its way out. */
async function attempt<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

function mergeFindings(
  before: readonly Finding[],
  files: readonly string[],
  some: readonly Finding[],
): Finding[] {
  const isFresh = (finding: Finding) => some.some((other) => isDeepStrictEqual(other, finding));
  const kept = before.filter(
    (finding) => !files.includes(finding.file) || (!OF_PAGE.has(finding.rule) && !isFresh(finding)),
  );
  return [...kept, ...some];
}
