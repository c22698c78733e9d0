// What of manifest.json means nothing here: misspelt keys, those of other engines, rules that there are none of.
import { parseTree } from 'jsonc-parser';
import type { Finding } from '../../core/model/finding.ts';
import { findJsonPlace } from '../../core/model/jsonText.ts';
import { type Manifest, ManifestSchema } from '../../core/model/manifest.ts';
import { isRule } from '../../core/model/rules.ts';
import { formatPlace } from '../../core/model/schemaIssue.ts';
import { findUnknownKeys } from '../../core/model/unknownKeys.ts';

/** @param text of manifest.json, which the manifest was read from */
export function checkManifestKeys(text: string, manifest: Pick<Manifest, 'site' | 'versions'>): Finding[] {
  const root = parseTree(text);
  const report = (path: readonly (string | number)[], problem: string): Finding => ({
    file: 'manifest.json',
    ...(findJsonPlace(root, text, [...path]) ?? { line: 1 }),
    rule: 'manifest',
    message: `${formatPlace(path)} ${problem}，这一项已忽略`,
  });
  const json: unknown = JSON.parse(text);
  return [
    ...findUnknownKeys(ManifestSchema, json).map((key) => report(key.path, key.text)),
    ...findUnknownRules(manifest).map(([at, name]) =>
      report(['site', 'strict', at], `没有名为「${name}」的规则，名称见 npm run check -- --help`),
    ),
    ...findMoreLatest(manifest).map(([at, first]) =>
      report(['versions', at, 'isLast'], `只有一个版本可以是 true，${first} 已经是了`),
    ),
  ];
}

/** Versions that want to be the latest beside the first one that does. */
function findMoreLatest({ versions }: Pick<Manifest, 'versions'>): [at: number, first: string][] {
  const [first, ...more] = [...versions.entries()].filter(([, { isLast }]) => isLast);
  return more.map(([at]) => [at, first?.[1].name ?? '']);
}

function findUnknownRules({ site: { strict } }: Pick<Manifest, 'site'>): [at: number, name: string][] {
  return Array.isArray(strict) ? [...strict.entries()].filter(([, name]) => !isRule(name)) : [];
}
