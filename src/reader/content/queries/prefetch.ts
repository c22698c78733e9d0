// Reading ahead: the page behind a link that the reader is likely to open.
import { fileOfRoute } from '../../../core/site/urls/route.ts';
import { isPrefetchWelcome } from '../../platform/isPrefetchAllowed.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { locate } from './locate.ts';
import { docQuery, loadParser, prefetchQuery } from './queries.ts';
import type { Reader } from './reader.ts';

/** Reads the page at a site path into the cache: parsed, or with low priority as it came. */
export async function prefetchPage(reader: Reader, path: string, priority?: 'low'): Promise<void> {
  if (!isPrefetchWelcome()) return;
  try {
    const file = fileOfRoute((await locate(reader, path)).route);
    if (file === undefined) return;
    const { source, client } = reader;
    const query = docQuery(source, file);
    if (client.getQueryData(query.queryKey) !== undefined) return;
    if (priority === undefined) return await client.prefetchQuery(query);
    // A page that is only likely to be opened: what any page needs comes first, and each in a task of its own.
    await loadParser().then(nextTask);
    await client.prefetchQuery(prefetchQuery(source, file));
  } catch {
    // The visit itself will tell.
  }
}

/** The most pages of a branch that are parsed before the reader chooses one. */
const MOST = 8;

/** Reads the pages of a branch that the reader has opened: one after another, whenever there is nothing else to do. */
export async function prefetchBranch(reader: Reader, paths: readonly string[]): Promise<void> {
  for (const path of paths.slice(0, MOST)) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await prefetchPage(reader, path);
  }
}
