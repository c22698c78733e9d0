import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import type { ContentError } from '../../core/errors.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonError, findJsonPlace, type TextPlace } from '../../core/site/manifest/jsonText.ts';
import { describeIssue } from '../../core/site/manifest/schemaIssue.ts';
import { MANIFEST_FILE } from '../../core/site/shards/part.ts';
import { readTextFile, type TextFile } from '../lib/readText.ts';

/** What keeps a manifest from being read, as a finding at its line. */
export async function locateManifestError(siteDir: string, error: ContentError): Promise<Finding> {
  const file = await readTextFile(join(siteDir, MANIFEST_FILE)).catch(() => undefined);
  const { line, column } = (file && findPlace(file, error.cause)) ?? { line: 1, column: undefined };
  return { file: MANIFEST_FILE, line, column, rule: 'manifest', message: error.message };
}

function findPlace(
  { text, badLine }: TextFile,
  cause: unknown,
): Pick<Finding, 'line' | 'column'> | undefined {
  return badLine === undefined ? (findJsonError(text) ?? findIssue(text, cause)) : { line: badLine };
}

/** The place of the first value that is not as it should be; of what it is missing from, where it is missing. */
function findIssue(text: string, cause: unknown): TextPlace | undefined {
  const issue = v.isValiError(cause) ? cause.issues[0] : undefined;
  if (issue === undefined) return undefined;
  const root = parseTree(text);
  const { path } = describeIssue(issue);
  for (let length = path.length; length > 0; length -= 1) {
    const place = findJsonPlace(root, text, path.slice(0, length));
    if (place !== undefined) return place;
  }
  return undefined;
}
