import type { Finding } from '../../core/site/manifest/finding.ts';

/** What is found more often than this is the way of the engine that a site was written for. */
const FEW = 5;

/**
 * Tells what a site has in many places at the first of them, with their number: hundreds of lines about the same field,
 * component or host hide the link that leads nowhere.
 */
export function gatherHabits(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ rule, habit }: Finding) => `${rule} ${habit}`;
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  const told = new Set<string>();
  return findings.flatMap((finding) => {
    const { habit, ...rest } = finding;
    const key = keyOf(finding);
    const count = counts.get(key) ?? 0;
    if (habit === undefined || count <= FEW) return [rest];
    if (told.has(key)) return [];
    told.add(key);
    return [{ ...rest, message: `${rest.message}；${habit}共有 ${count} 处，只列出第一处` }];
  });
}
