// What a change of pages means for the site of another engine, whose configuration lists the pages and is not changed.
import { adapterMessages as messages } from '#i18n/adapterMessages';
import type { ForeignSite } from '../adapters/foreignSite.ts';

/** Subcommands of `page` that write only what such a configuration decides. */
const REFUSED = new Set(['order', 'category', 'version']);

/** Subcommands after which the configuration lists a page that is not there, or lacks one. */
const TOLD = new Set(['new', 'rename', 'move', 'delete']);

/** Engines whose list of pages is markdown, in which links are changed like those of pages. */
const MARKDOWN_LISTS = new Set(['docsify', 'mdBook', 'GitBook', 'TOC.md']);

/**
 * @param task name of the subcommand
 * @returns why the change is refused, or what the writer still has to change
 */
export function describeForeignOrder(
  task: string,
  foreign: Pick<ForeignSite, 'engine' | 'versions'> | undefined,
): { refused: string } | { told: string } | undefined {
  if (foreign === undefined || foreign.versions.every(({ navigation }) => navigation === undefined))
    return undefined;
  if (REFUSED.has(task)) return { refused: messages.orderRefused(foreign.engine) };
  return TOLD.has(task) && !MARKDOWN_LISTS.has(foreign.engine)
    ? { told: messages.orderTold(foreign.engine) }
    : undefined;
}
