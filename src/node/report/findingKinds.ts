// The findings of a site of another engine by what they are to somebody who considers moving: mistakes of its writers,
// syntax that is not taken here, and what works differently.
import type { Finding, Rule } from '../../core/site/manifest/finding.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import type { ForeignSite } from '../adapters/foreignSite.ts';

export const KINDS = ['writer', 'notTaken', 'differs'] as const;
export type FindingKind = (typeof KINDS)[number];

/** Kinds by rule; the findings of other rules are mistakes in both engines. */
const BY_RULE: Readonly<Partial<Record<Rule, FindingKind>>> = {
  'broken-diagram': 'notTaken',
  'broken-formula': 'notTaken',
  'dropped-html': 'notTaken',
  'empty-heading': 'notTaken',
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
  // Browsers ignore it there, and highlighters of terminal output have colors for it.
  'forbidden-character': 'differs',
  'heading-gap': 'differs',
  'missing-description': 'differs',
  'missing-h1': 'differs',
  'not-a-list': 'differs',
  'nothing-published': 'differs',
  orphan: 'differs',
  'too-complex': 'differs',
};

/** Code of a template in a URL. */
const TEMPLATE = /\{\{|%7B%7B/i;

type Values = NonNullable<Finding['values']>;
type Site = Partial<Pick<ForeignSite, 'engine' | 'elsewhere' | 'locales'>>;

/** Whether a URL leads to a page of their site that is no markdown there, or to another language. */
function isElsewhere(url: unknown, { elsewhere = [], locales = [] }: Site): boolean {
  const path = String(url).replace(/[?#].*$/, '');
  const languages = locales.flatMap((locale) => (locale.path === '/' ? [] : locale.path.replace(/\/$/, '')));
  return [...elsewhere, ...languages].some((other) => isBelow(other, `${path}/`));
}

/** Matches links to the file of the home page, or to its folder. */
const HOME = /^(?:\.{0,2}\/)*(?:(?:index|readme)(?:\.\w+)?)?(?:[?#]|$)/i;

/** Kinds of findings for which more than the rule decides. */
const BY_VALUES: Readonly<Partial<Record<Rule, (values: Values, site: Site) => FindingKind>>> = {
  // An id is written in another way there, and the application finds it; plug-ins make those with other signs.
  'broken-anchor': ({ near, anchor }) =>
    near !== undefined ? 'differs' : /^[+@]/.test(String(anchor)) ? 'notTaken' : 'writer',
  // Pages load nothing of other sites; files of the configuration may be behind symbolic links.
  'broken-image': ({ url, field }) =>
    TEMPLATE.test(String(url))
      ? 'notTaken'
      : field !== undefined || findExternalKind(String(url)) !== undefined
        ? 'differs'
        : 'writer',
  // Aliases of the bundler, and files outside of the site.
  'broken-include': ({ file, fault }) =>
    /^(?:refused|notText|outOfRange|nested)/.test(String(fault)) || /^[@<~]/.test(String(file))
      ? 'notTaken'
      : 'writer',
  // The file of the home page is no page here.
  'broken-link': ({ url, value = url }, site) =>
    TEMPLATE.test(String(value))
      ? 'notTaken'
      : findExternalKind(String(value)) !== undefined || HOME.test(String(value)) || isElsewhere(value, site)
        ? 'differs'
        : 'writer',
  redirect: ({ to }, site) => (isElsewhere(to, site) ? 'differs' : 'writer'),
  // Snippets of MkDocs append definitions to each page.
  'undefined-reference': (_, { engine }) => (engine === 'MkDocs' ? 'notTaken' : 'writer'),
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
export function groupCauses(findings: readonly Finding[], site: Site = {}): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    const { rule, values = {} } = finding;
    const kind = BY_VALUES[rule]?.(values, site) ?? BY_RULE[rule] ?? 'writer';
    const named = values.tag ?? values.field ?? values.name;
    const subject = kind === 'writer' || named === undefined ? undefined : String(named);
    const key = kind === 'writer' ? `${rule} ${finding.message}` : `${rule} ${subject}`;
    const known = causes.get(key);
    if (known === undefined) causes.set(key, { kind, rule, subject, findings: [finding] });
    else known.findings.push(finding);
  }
  return [...causes.values()].sort((a, b) => b.findings.length - a.findings.length);
}
