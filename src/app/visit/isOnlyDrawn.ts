// Hosts that give out pages and no markdown: IIS refuses each type of file that nobody has named to it.
import { docQuery } from '../../content/queries/queries.ts';
import type { Reader } from '../../content/queries/reader.ts';
import { ContentError } from '../../core/errors.ts';
import { SNAPSHOT } from '../../core/model/shellAttributes.ts';
import { fileOfRoute } from '../../core/paths/route.ts';
import type { Shown, Visit } from './visit.ts';

/**
 * Whether only its page drawn ahead can bring a text to the reader: the host has neither its markdown nor that of
 * the page on the screen, which was drawn ahead. A single file that is gone is told instead. Where Back or Forward has
 * led away from the page in the shell before that was taken over, the other one may be drawn ahead as well.
 */
export async function isOnlyDrawn(
  { source, client }: Reader,
  shown: Shown | undefined,
  visit: Visit,
): Promise<boolean> {
  if (!('error' in visit.content && isMissing(visit.content.error))) return false;
  if (shown === undefined) return document.querySelector(`[${SNAPSHOT}]`) !== null;
  const file = shown.isTakenOver ? fileOfRoute(shown.route) : undefined;
  if (file === undefined) return false;
  // What the page has brought counts as read just now, and nobody has asked the host for it yet.
  const error = await client.fetchQuery({ ...docQuery(source, file), staleTime: 0 }).then(
    ({ failure }) => failure,
    (error: unknown) => error,
  );
  return isMissing(error);
}

const isMissing = (error: unknown) => error instanceof ContentError && error.kind === 'notFound';
