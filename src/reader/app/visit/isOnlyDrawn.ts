// Hosts that give out pages and no markdown: IIS refuses each type of file that nobody has named to it.
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { SNAPSHOT } from '../../../core/site/manifest/shellAttributes.ts';
import { fileOfRoute } from '../../../core/site/urls/route.ts';
import { siteIndex } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../../core/source.ts';
import type { Shown, Visit } from './visit.ts';

/**
 * Whether only its page drawn ahead can bring a text to the reader: the host has neither its markdown nor that of
 * the page on the screen, which was drawn ahead. A single file that is gone is told instead. Where Back or Forward has
 * led away from the page in the shell before that was taken over, the other one may be drawn ahead as well.
 */
export async function isOnlyDrawn(
  source: ContentSource,
  shown: Shown | undefined,
  visit: Visit,
): Promise<boolean> {
  if (!('error' in visit.content && isMissing(visit.content.error))) return false;
  if (shown === undefined) return document.querySelector(`[${SNAPSHOT}]`) !== null;
  const file = shown.isTakenOver ? fileOfRoute(shown.route) : undefined;
  return file !== undefined && lacks(source, file);
}

/**
 * Whether the host, which lacks a text, has no other one either: the page that was drawn ahead is the newest that it
 * has, and there is nothing to tell.
 * @param error with which the text did not come
 */
export async function isHostWithoutTexts(
  error: unknown,
  source: ContentSource,
  { manifest, file }: { manifest: Manifest; file: string },
): Promise<boolean> {
  if (!isMissing(error)) return false;
  const other = [...siteIndex(manifest).placesByFile.keys()].find((known) => known !== file);
  return other !== undefined && lacks(source, other);
}

async function lacks(source: ContentSource, file: string): Promise<boolean> {
  const error = await source.readText(file).then(
    ({ failure }) => failure,
    (error: unknown) => error,
  );
  return isMissing(error);
}

const isMissing = (error: unknown) => error instanceof ContentError && error.kind === 'notFound';
