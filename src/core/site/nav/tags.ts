// The pages of tags are generated index pages of a sidebar, as those of categories are: one for all tags of a version, and
// one for each tag.
import type { DocEntry, PageTag, Version } from '../manifest/manifest.ts';
import type { SidebarCategory, SidebarItem } from '../manifest/sidebarItem.ts';
import { compareNames } from './compareNames.ts';
import { listSidebarIds } from './sidebarItems.ts';

/** Name of the generated sidebar; it is the last one of its version. */
export const TAGS_SIDEBAR = 'generated-tags';

export const labelOfTag = (tag: PageTag) => (typeof tag === 'string' ? tag : tag[0]);

/** Path of the page with all tags of a version. */
export const tagsPath = ({ path }: Pick<Version, 'path'>) => `${path}/tags`;

/**
 * Path of a tag's page: of its permalink, as in Docusaurus, else of its label in lower case. Characters that file systems
 * or hosts reject become hyphens.
 * @example tagPath({ path: '/docs' }, 'API keys') === '/docs/tags/api-keys'
 * @example tagPath({ path: '/docs' }, ['存档', '/archive']) === '/docs/tags/archive'
 */
export function tagPath(version: Pick<Version, 'path'>, tag: PageTag): string {
  const slug = typeof tag === 'string' ? tag.toLowerCase().replace(/[\s./\\<>:"|?*%]+/g, '-') : tag[1];
  return `${tagsPath(version)}/${slug.replace(/^[-/]+|[-/]+$/g, '') || '-'}`;
}

interface TagTitles {
  all: string;
  /** Title of a tag's page. */
  one: (label: string) => string;
}

/**
 * Builds the sidebar of a version's tags, in the order of their labels; undefined without tags. The pages of a tag are in
 * the order of the other sidebars.
 */
export function buildTagsSidebar(
  version: Pick<Version, 'path' | 'docs' | 'sidebars'>,
  titles: TagTitles,
): SidebarItem[] | undefined {
  const categories = new Map<string, SidebarCategory>();
  for (const doc of inReadingOrder(version)) {
    for (const tag of doc.unlisted ? [] : (doc.tags ?? [])) {
      const path = tagPath(version, tag);
      const label = labelOfTag(tag);
      const title = titles.one(label);
      const category: SidebarCategory = categories.get(path) ?? {
        type: 'category',
        label,
        link: { type: 'generated-index', path, title },
        items: [],
      };
      categories.set(path, category);
      if (!category.items.some((item) => item.type === 'doc' && item.id === doc.id))
        category.items.push({ type: 'doc', id: doc.id });
    }
  }
  if (categories.size === 0) return undefined;
  const items = [...categories.values()].sort((a, b) => compareNames(a.label, b.label));
  return [
    {
      type: 'category',
      label: titles.all,
      link: { type: 'generated-index', path: tagsPath(version) },
      items,
      collapsible: false,
    },
  ];
}

function inReadingOrder({ docs, sidebars }: Pick<Version, 'docs' | 'sidebars'>): readonly DocEntry[] {
  const rest = new Map(docs.map((doc) => [doc.id, doc]));
  const listed = [...new Set(listSidebarIds(Object.values(sidebars).flat()))].flatMap((id) => {
    const doc = rest.get(id);
    rest.delete(id);
    return doc ?? [];
  });
  return [...listed, ...rest.values()];
}
