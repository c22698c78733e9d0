// The findings of a site of another engine by what they are to somebody who considers moving: mistakes of its writers,
// syntax that is not taken here, and what works differently.
import type { Finding, Rule } from '../../core/site/manifest/finding.ts';

export const KINDS = ['writer', 'notTaken', 'differs'] as const;
export type FindingKind = (typeof KINDS)[number];

/** Rules whose findings are right in the other engine; the findings of other rules are mistakes in both. */
const BY_RULE: Readonly<Partial<Record<Rule, FindingKind>>> = {
  'broken-diagram': 'notTaken',
  'broken-formula': 'notTaken',
  'dropped-html': 'notTaken',
  'front-matter': 'notTaken',
  'lost-cell': 'notTaken',
  'stray-mark': 'notTaken',
  'unknown-admonition': 'notTaken',
  'bad-url': 'differs',
  'blocked-request': 'differs',
  'duplicate-id': 'differs',
  'duplicate-route': 'differs',
  'extra-h1': 'differs',
  'file-link': 'differs',
  'heading-gap': 'differs',
  'missing-h1': 'differs',
  'not-a-list': 'differs',
  'nothing-published': 'differs',
  orphan: 'differs',
  'too-complex': 'differs',
};

/** Findings with the same cause: one component, one field, or one rule. */
export interface Cause {
  kind: FindingKind;
  rule: Rule;
  /** The component or field; undefined where the rule is the cause. */
  subject: string | undefined;
  findings: [Finding, ...Finding[]];
}

/** The causes, those with the most findings first; a mistake of a writer is a cause of its own. */
export function groupCauses(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    const { rule, values = {} } = finding;
    const kind = BY_RULE[rule] ?? 'writer';
    const named = values.tag ?? values.field ?? values.name;
    const subject = kind === 'writer' || named === undefined ? undefined : String(named);
    const key = kind === 'writer' ? `${rule} ${finding.message}` : `${rule} ${subject}`;
    const known = causes.get(key);
    if (known === undefined) causes.set(key, { kind, rule, subject, findings: [finding] });
    else known.findings.push(finding);
  }
  return [...causes.values()].sort((a, b) => b.findings.length - a.findings.length);
}
