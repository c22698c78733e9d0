// Commands such as build and start also run the content check: their messages about its findings in the terminal.
import { reportMessages } from '#i18n/reportMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { groupFindings } from '../../writer/lint/groupFindings.ts';
import { formatLine, toReported } from './reportFormats.ts';

/** A line per finding; findings repeated across a site are one line (groupFindings). */
export function formatFindings(findings: readonly Finding[], siteDir: string): string[] {
  return toReported(groupFindings(findings), siteDir).map(formatLine);
}

/** Counts all findings, including those merged into one line. */
export function countFindings(findings: readonly Finding[]): string {
  const lines = groupFindings(findings).length;
  return lines === 0 ? reportMessages.noFindings : reportMessages.findings(findings.length, lines);
}

export function printFindings(findings: readonly Finding[], siteDir: string): void {
  console.log(reportMessages.contentCheck([countFindings(findings)], findings.length > 0));
  for (const line of formatFindings(findings, siteDir)) console.log(`  ${line}`);
}

export interface FindingNews {
  fresh: Finding[];
  solved: Finding[];
}

/** Compares findings without their lines: an edit above moves a finding, which is neither new nor solved then. */
export function findNews(before: readonly Finding[], after: readonly Finding[]): FindingNews {
  return { fresh: without(after, before), solved: without(before, after) };
}

/** Multiset difference of two lists of findings. */
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

/** The dev server prints this many lines per list. */
const SHOWN = 30;

/**
 * Lines about new and solved findings; empty where nothing changed.
 * @param before findings of the last check; undefined for the first one
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
    ...(before !== undefined && fresh.length > 0 ? [reportMessages.newFindings(fresh.length)] : []),
    ...(solved.length > 0 ? [reportMessages.solvedFindings(solved.length)] : []),
  ];
  return [
    reportMessages.contentCheck(counts, fresh.length + solved.length > 0),
    ...shorten(formatFindings(fresh, siteDir)).map((line) => `  ${line}`),
    ...shorten(formatFindings(solved, siteDir)).map((line) => `  ${reportMessages.solvedFinding(line)}`),
  ];
}

function shorten(lines: readonly string[]): string[] {
  const rest = lines.length - SHOWN;
  return rest > 0 ? [...lines.slice(0, SHOWN), reportMessages.moreFindings(rest)] : [...lines];
}

/** @example countPages(manifest) === 'v8 12 页，v7 9 页，另有 1 个单独的页面' */
export function formatPageCount({ versions, pages }: Manifest): string {
  const counts = versions.map(({ name, docs }) => ({ name, count: docs.length }));
  return reportMessages.pages(counts, pages.length);
}
