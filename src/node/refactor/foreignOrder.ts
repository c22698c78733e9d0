// Refuses or comments changes of pages on the site of another engine: its configuration lists the pages, and the command
// does not edit it.
import { adapterMessages as messages } from '#i18n/adapterMessages';
import type { ForeignSite } from '../adapters/foreignSite.ts';

/** Subcommands of `page` without effect, since the configuration sets order and versions. */
const REFUSED = new Set(['order', 'category', 'version']);

/** Subcommands after which the configuration lists a missing page, or lacks a new one. */
const NOTED = new Set(['new', 'rename', 'move', 'delete']);

/** Engines whose list of pages is markdown, in which links are changed like those of pages. */
const MARKDOWN_LISTS = new Set(['docsify', 'mdBook', 'GitBook', 'TOC.md']);

/**
 * @param task name of the subcommand
 * @returns the reason of a refusal, or a note on the edit that is left to the writer
 */
export function describeForeignOrder(
  task: string,
  foreign: Pick<ForeignSite, 'engine' | 'versions'> | undefined,
): { refused: string } | { note: string } | undefined {
  if (foreign === undefined || foreign.versions.every(({ navigation }) => navigation === undefined))
    return undefined;
  if (REFUSED.has(task)) return { refused: messages.orderRefused(foreign.engine) };
  return NOTED.has(task) && !MARKDOWN_LISTS.has(foreign.engine)
    ? { note: messages.orderNote(foreign.engine) }
    : undefined;
}
