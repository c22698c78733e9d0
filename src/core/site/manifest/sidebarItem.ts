// Schema of sidebar items.
import * as v from 'valibot';

const Text = v.string();
const OptText = v.optional(Text);

export interface SidebarDoc {
  type: 'doc';
  id: string;
  label?: string | undefined;
}
export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
}
export interface GeneratedIndex {
  type: 'generated-index';
  /** Site path of the generated page. */
  path: string;
  title?: string | undefined;
  description?: string | undefined;
}
export interface SidebarCategory {
  type: 'category';
  label: string;
  link?: { type: 'doc'; id: string } | GeneratedIndex | undefined;
  items: SidebarItem[];
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
  description?: string | undefined;
}
/** Path and title of a page, for a link to it. */
export interface PageName {
  path: string;
  title: string;
}

/** Placeholder for a run of adjacent items that a shard or a page slice omits. */
export interface SidebarCut {
  type: 'cut';
  /** Number of the shard that lists the items (core/site/shards); absent in a page slice. */
  part?: number | undefined;
  /** Number of omitted items. */
  count: number;
  /** First and last page of the run in reading order: pager and sidebar link to them. */
  first: PageName;
  last: PageName;
}
export type SidebarItem = SidebarDoc | SidebarLink | SidebarCategory | SidebarCut;

const PageNameSchema = v.object({ path: Text, title: Text });

export const SidebarItemSchema: v.GenericSchema<SidebarItem> = v.variant('type', [
  v.object({ type: v.literal('doc'), id: Text, label: OptText }),
  v.object({ type: v.literal('link'), label: Text, href: Text }),
  v.object({
    type: v.literal('category'),
    label: Text,
    link: v.optional(
      v.variant('type', [
        v.object({ type: v.literal('doc'), id: Text }),
        v.object({ type: v.literal('generated-index'), path: Text, title: OptText, description: OptText }),
      ]),
    ),
    items: v.lazy(() => v.array(SidebarItemSchema)),
    collapsible: v.optional(v.boolean()),
    collapsed: v.optional(v.boolean()),
    description: OptText,
  }),
  v.object({
    type: v.literal('cut'),
    part: v.optional(v.number()),
    count: v.number(),
    first: PageNameSchema,
    last: PageNameSchema,
  }),
]) as v.GenericSchema<SidebarItem>;
