import { join } from 'node:path';
import type { NavNode } from './navigation.ts';
import { findPage, isRecord, isThere, readJson, readPage, textOf } from './pages.ts';

export const config = /^(docs|mint)\.json$/;

/** What a reader chooses between: only the first of them is the default. */
const CHOICES = ['languages', 'versions'] as const;
/** Fields that hold a list of sidebars of their own, with the field of each one's label. */
const TABS = [
  ['tabs', 'tab'],
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['products', 'product'],
  ['menu', 'item'],
] as const;

/** In the default language and the default version. */
export function readNavigation(site: string): NavNode[] {
  const file = ['docs.json', 'mint.json'].find((name) => isThere(site, name)) ?? 'docs.json';
  const whole = readJson(site, file);
  const navigation = isRecord(whole) ? whole.navigation : undefined;
  return Array.isArray(navigation) ? readPages(navigation, site) : readLevel(navigation, site);
}

function readLevel(level: unknown, site: string): NavNode[] {
  if (!isRecord(level)) return [];
  if (typeof level.$ref === 'string') return readLevel(readJson(site, level.$ref), site);
  for (const name of CHOICES) {
    const choices = level[name];
    if (Array.isArray(choices))
      return readLevel(choices.find((choice) => choice.default) ?? choices[0], site);
  }
  const tabs = TABS.flatMap(([list, label]): NavNode[] => {
    const values = level[list];
    if (!Array.isArray(values)) return [];
    return values.map((value) => ({
      label: textOf(value, label),
      isTab: true,
      items: readLevel(value, site),
    }));
  });
  const pages = [level.groups, level.pages].flatMap((list) =>
    Array.isArray(list) ? readPages(list, site) : [],
  );
  return [...pages, ...tabs];
}

function readPages(pages: readonly unknown[], site: string): NavNode[] {
  return pages.flatMap((page): NavNode[] => {
    if (typeof page === 'string') return toPage(page, site);
    if (!isRecord(page)) return [];
    if (page.group === undefined) return readLevel(page, site);
    const root = typeof page.root === 'string' ? findPage(join(site, page.root), ENDINGS) : undefined;
    const items = Array.isArray(page.pages) ? readPages(page.pages, site) : [];
    return [{ label: String(page.group), file: root, items }];
  });
}

const ENDINGS = ['', '.mdx', '.md'];

function toPage(path: string, site: string): NavNode[] {
  const file = findPage(join(site, path), ENDINGS);
  if (file === undefined) return [];
  // A page without a title is named after its operation or its file: not scored.
  return [{ file, label: textOf(readPage(file).front, 'sidebarTitle', 'title') }];
}
