import type { Finding } from '../model/finding.ts';

/** What more pages than these have in common is the way of the engine that they were written for. */
const FEW = 5;

/**
 * Tells what many pages of a site have in common at the first of them, with their number: hundreds of lines about
 * the same field hide the link that leads nowhere.
 */
export function gatherHabits(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { isHabit, message } of findings)
    if (isHabit) counts.set(message, (counts.get(message) ?? 0) + 1);
  const told = new Set<string>();
  return findings.flatMap(({ isHabit, ...finding }) => {
    const count = counts.get(finding.message) ?? 0;
    if (!isHabit || count <= FEW) return [finding];
    if (told.has(finding.message)) return [];
    told.add(finding.message);
    return [{ ...finding, message: `${finding.message}；共有 ${count} 处这样写，只列出第一处` }];
  });
}
