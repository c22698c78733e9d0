// What a category's label leads to (peer-behaviour §6).
import { slug } from 'github-slugger';
import type { CategoryMeta } from '../manifest/category.ts';
import type { GeneratedIndex } from '../manifest/sidebarItem.ts';
import { decodeSafely } from '../urls/filePath.ts';
import { isBelow } from '../urls/folder.ts';
import { findIndexDoc } from '../urls/slug.ts';
import { findUrlProblem, toUsableUrl } from '../urls/urlProblem.ts';

interface Linkable {
  id: string;
  file: string;
  draft?: boolean | undefined;
}

/**
 * The doc behind a folder's label: the one its category file names, else the folder's index.
 * @param inside docs that lie in the folder itself
 */
export function findCategoryDoc<T extends Linkable>(
  meta: CategoryMeta,
  folder: string,
  inside: readonly T[],
  docs: ReadonlyMap<string, T>,
): T | undefined {
  if (meta.link === null || meta.link?.type === 'generated-index') return undefined;
  const named = meta.link === undefined ? undefined : findLinkedDoc(docs, folder, meta.link.id);
  return named ?? findIndexDoc(inside);
}

/** The doc that a category file names: its id counts from the folder first, then from the version. */
export function findLinkedDoc<T extends Linkable>(
  docs: ReadonlyMap<string, T>,
  folder: string,
  id: string,
): T | undefined {
  const near = [...docs.values()].find(({ file }) => isBelow(folder, file));
  const names = near?.id.split('/').slice(0, folder.split('/').length) ?? [folder];
  return docs.get(`${names.join('/')}/${id}`) ?? docs.get(id);
}

/** The URL that a category's slug asks for. */
export function indexAddress(versionPath: string, slug: string): string {
  return `${versionPath}/${decodeSafely(slug).replace(/^\/+|\/+$/g, '')}`;
}

/**
 * The generated page of a category, when its file asks for one.
 * @param labels of the category and those above it, outer first
 * @param taken addresses of other generated pages
 */
export function buildGeneratedIndex(
  meta: CategoryMeta,
  labels: readonly string[],
  versionPath: string,
  taken: Pick<ReadonlyMap<string, unknown>, 'has'>,
): GeneratedIndex | undefined {
  if (meta.link?.type !== 'generated-index') return undefined;
  const { slug: wanted, title, description } = meta.link;
  const asked = wanted ? indexAddress(versionPath, wanted) : undefined;
  const usual = `${versionPath}/category/${labels.map((label) => slug(label)).join('/')}`;
  const base = asked !== undefined && findUrlProblem(asked) === undefined ? asked : toUsableUrl(usual);
  let free = base;
  for (let count = 1; taken.has(free); count += 1) free = `${base}-${count}`;
  return {
    type: 'generated-index',
    path: free,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}
