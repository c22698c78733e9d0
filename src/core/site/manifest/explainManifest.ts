// Describes why a manifest is invalid. The client loads this lazy chunk only after a failed parse.
import * as v from 'valibot';
import { manifestErrorMessages } from '#i18n/manifestErrorMessages';
import { ContentError } from '../../errors.ts';
import { findJsonError } from './jsonText.ts';
import { describeIssue } from './schemaIssue.ts';

/** Maximum number of schema issues in one message. */
const SHOWN_ISSUES = 5;

/**
 * Adds the positions of the problems to an error of `parseManifest`; returns other errors unchanged.
 * @example 'manifest.json 不是有效的 JSON' becomes 'manifest.json 不是有效的 JSON：第 2 行第 5 列应有逗号或 }，遇到「"」'
 * @example 'manifest.json 有误' becomes 'manifest.json 有误：site：应有这一项，但没有写'
 */
export function explainManifest(error: unknown, text: string): unknown {
  if (!(error instanceof ContentError)) return error;
  const details = detailsOf(error.cause, text);
  if (details === undefined) return error;
  return new ContentError(error.kind, error.place, manifestErrorMessages.explained(error.message, details), {
    cause: error.cause,
  });
}

function detailsOf(cause: unknown, text: string): string | undefined {
  if (v.isValiError(cause)) return describeIssues(cause.issues);
  if (!(cause instanceof SyntaxError)) return undefined;
  const found = findJsonError(text.replace(/^\uFEFF/, ''));
  return found && manifestErrorMessages.position(found.line, found.column, found.message);
}

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.map(describeIssue).map(({ place, text }) => manifestErrorMessages.issue(place, text));
  return manifestErrorMessages.issues(lines.slice(0, SHOWN_ISSUES), lines.length - SHOWN_ISSUES);
}
