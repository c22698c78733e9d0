// What a check found that the one before did not, and the other way round.
import type { Finding } from '../../core/site/manifest/finding.ts';
import { countFindings, formatFindings } from './printFindings.ts';

export interface FindingNews {
  fresh: Finding[];
  solved: Finding[];
}

/** A finding that another line above has moved is neither new nor solved. */
export function findNews(before: readonly Finding[], after: readonly Finding[]): FindingNews {
  return { fresh: without(after, before), solved: without(before, after) };
}

/** Of the first list those that the second has not, each as often as it stands there. */
function without(list: readonly Finding[], others: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  for (const finding of others) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return list.filter((finding) => {
    const count = counts.get(keyOf(finding)) ?? 0;
    counts.set(keyOf(finding), count - 1);
    return count <= 0;
  });
}

function keyOf({ file, rule, message }: Finding): string {
  return JSON.stringify([file, rule, message]);
}

/** More lines than these nobody reads while writing. */
const SHOWN = 30;

/**
 * The lines that tell of a check.
 * @param before what the last check found; undefined at the first
 */
export function describeFindingNews(
  siteDir: string,
  after: readonly Finding[],
  before?: readonly Finding[],
): string[] {
  const { fresh, solved } = findNews(before ?? [], after);
  if (before !== undefined && fresh.length + solved.length === 0) return [];
  const counts = [
    countFindings(after),
    ...(before !== undefined && fresh.length > 0 ? [`新增 ${fresh.length} 处`] : []),
    ...(solved.length > 0 ? [`已解决 ${solved.length} 处`] : []),
  ];
  return [
    `内容检查：${counts.join('，')}${fresh.length + solved.length === 0 ? '。' : '：'}`,
    ...shorten(formatFindings(fresh, siteDir)).map((line) => `  ${line}`),
    ...shorten(formatFindings(solved, siteDir)).map((line) => `  已解决 ${line}`),
  ];
}

function shorten(lines: readonly string[]): string[] {
  const rest = lines.length - SHOWN;
  return rest > 0 ? [...lines.slice(0, SHOWN), `……另有 ${rest} 处，npm run check 列出全部`] : [...lines];
}
