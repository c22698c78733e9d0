// Findings under `npm start`: after an edit the changed pages are checked first, then the whole site.
import { isDeepStrictEqual } from 'node:util';
import { TEXT_RULES } from '../../core/document/describeFinding.ts';
import type { Finding, Rule } from '../../core/site/manifest/finding.ts';
import { coalesce } from '../lib/scheduling.ts';
import { FEW_FILES } from './metadataCache.ts';

export interface LiveChecks {
  findings: () => readonly Finding[];
  /** The error of the manifest; undefined where it is valid. */
  setManifestError: (finding: Finding | undefined) => void;
  /** Checks after files have changed; the first call always checks the whole site. */
  checkAgain: (files: readonly string[]) => Promise<void>;
}

export interface LiveChecksOptions {
  checkWhole: () => Promise<readonly Finding[]>;
  /** Findings of these files; undefined where only a check of the whole site is valid. */
  checkSome: (files: readonly string[]) => Promise<readonly Finding[] | undefined>;
  /** Called when findings have changed; `before` is undefined until the first complete check. */
  onFindings: (findings: readonly Finding[], before: readonly Finding[] | undefined) => void;
}

/** Rules that a check of one page decides; findings of other rules stay until the next check of the whole site. */
const PAGE_RULES: ReadonlySet<Rule> = new Set([
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
    setManifestError(finding) {
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

/**
 * Undefined where a check fails: either a file was being saved, and its change event starts another check, or the
 * server is closing.
 */
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
  const isFound = (finding: Finding) => some.some((other) => isDeepStrictEqual(other, finding));
  const valid = before.filter(
    (finding) => !files.includes(finding.file) || (!PAGE_RULES.has(finding.rule) && !isFound(finding)),
  );
  return [...valid, ...some];
}
