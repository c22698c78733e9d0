import { lintMessages as words } from '#i18n/lintMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';

/** A larger group follows from a convention of another documentation engine, not from single mistakes. */
const FEW = 5;

/**
 * Reports a large group of equal findings once, with their number: hundreds of lines about one field, component or host
 * would hide a broken link.
 */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ rule, group }: Finding) => `${rule} ${group}`;
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  const reported = new Set<string>();
  return findings.flatMap((finding) => {
    const { group, ...rest } = finding;
    const key = keyOf(finding);
    const count = counts.get(key) ?? 0;
    if (group === undefined || count <= FEW) return [rest];
    if (reported.has(key)) return [];
    reported.add(key);
    return [{ ...rest, message: words.group(rest.message, group, count) }];
  });
}
