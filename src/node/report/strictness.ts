// What of the findings keeps a site from being published: its manifest says so, and nobody else.
import type { Finding } from '../../core/model/finding.ts';
import type { SiteConfig } from '../../core/model/manifest.ts';

/** All findings (`true`), those of the named rules, or none. */
export type Strictness = SiteConfig['strict'];

/** Whether a finding makes its check fail. */
export function isBlocking(strict: Strictness, { rule }: Pick<Finding, 'rule'>): boolean {
  return Array.isArray(strict) ? strict.includes(rule) : strict === true;
}
