// What a plan does to the pages of a site.
import { listPageFiles } from '../../../core/site/manifest/siteEntries.ts';
import { isBelow } from '../../../core/site/urls/folder.ts';
import { isMarkdownFile, stripPageEnding } from '../../../core/site/urls/pageFileNames.ts';
import type { Plan } from '../../../writer/refactor/plan.ts';
import type { SiteFiles } from '../../../writer/refactor/siteFiles.ts';

export interface PageChange {
  /** New paths by the old ones; undefined for a deleted page. */
  moved: ReadonlyMap<string, string | undefined>;
  created: readonly string[];
  /** Folders all of whose pages move. */
  folders: readonly (readonly [from: string, to: string])[];
  /** The files of the changed pages, before and after, with translations beside them: an edit may change these alone. */
  own: ReadonlySet<string>;
}

export function readPageChange(site: SiteFiles, { changes, moves }: Plan): PageChange {
  const pages = listPageFiles(site.manifest);
  const sources = new Set([...changes.flatMap(({ from }) => from ?? []), ...moves.map(({ from }) => from)]);
  const moved = new Map<string, string | undefined>([
    ...changes.flatMap(({ file, before, after, from }): [string, string | undefined][] => {
      if (from !== undefined) return [[from, file]];
      return before !== undefined && after === undefined && !sources.has(file) ? [[file, undefined]] : [];
    }),
    ...moves.map(({ from, to }): [string, string] => [from, to]),
  ]);
  for (const file of moved.keys()) if (!pages.has(file)) moved.delete(file);
  const created = changes.flatMap(({ file, before, from }) =>
    before === undefined && from === undefined && isMarkdownFile(file) ? file : [],
  );
  const all = [...moved.keys(), ...[...moved.values()].filter((to) => to !== undefined), ...created];
  const isBeside = (other: string) =>
    all.some((file) => other.startsWith(`${stripPageEnding(file)}.`) && LANGUAGE.test(other));
  const translations = [...site.files].filter(isBeside);
  return { moved, created, folders: findFolders(moved, pages), own: new Set([...all, ...translations]) };
}

/** The ending of a file in a language: `.cn.mdx`. */
const LANGUAGE = /\.[a-z]{2}(?:-[A-Za-z]+)?\.\w+$/;

function findFolders(moved: PageChange['moved'], pages: ReadonlySet<string>): [from: string, to: string][] {
  const found = new Map<string, string>();
  for (const [from, to] of moved) {
    const [one, other] = [from.split('/'), (to ?? '').split('/')];
    while (one.length > 1 && one.at(-1) === other.at(-1)) {
      one.pop();
      other.pop();
    }
    const folder = one.join('/');
    const isWhole = [...pages].every(
      (page) => !isBelow(folder, page) || moved.get(page) === other.join('/') + page.slice(folder.length),
    );
    if (folder !== from && to !== undefined && isWhole) found.set(folder, other.join('/'));
  }
  return [...found];
}
