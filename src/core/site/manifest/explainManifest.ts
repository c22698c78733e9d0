// What is wrong with a manifest, and where. Loaded when one is: readers seldom meet it.
import * as v from 'valibot';
import { ContentError } from '../../errors.ts';
import { findJsonError } from './jsonText.ts';
import { describeIssue } from './schemaIssue.ts';

/** At most this many mistakes are named at once. */
const SHOWN_ISSUES = 5;

/**
 * The error of `parseManifest`, with the places; other errors as they are.
 * @example 'manifest.json 不是有效的 JSON' becomes 'manifest.json 不是有效的 JSON：第 2 行第 5 列应有逗号或 }，遇到「"」'
 * @example 'manifest.json 有误' becomes 'manifest.json 有误：site：应有这一项，但没有写'
 */
export function explainManifest(error: unknown, text: string): unknown {
  if (!(error instanceof ContentError)) return error;
  const details = detailsOf(error.cause, text);
  if (details === undefined) return error;
  return new ContentError(error.kind, error.place, `${error.message}：${details}`, { cause: error.cause });
}

function detailsOf(cause: unknown, text: string): string | undefined {
  if (v.isValiError(cause)) return describeIssues(cause.issues);
  if (!(cause instanceof SyntaxError)) return undefined;
  const place = findJsonError(text.replace(/^\uFEFF/, ''));
  return place && `第 ${place.line} 行第 ${place.column} 列${place.message}`;
}

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.map(describeIssue).map(({ place, text }) => `${place || '最外层'}：${text}`);
  const more = lines.length > SHOWN_ISSUES ? `；另有 ${lines.length - SHOWN_ISSUES} 处` : '';
  return lines.slice(0, SHOWN_ISSUES).join('；') + more;
}
