// The items of a version's sidebars, as the manifest lists them.
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
/** A page as a list names it. */
export interface PageName {
  path: string;
  title: string;
}

/** Stands for a run of items that are not here: in the manifest of a large site, and in what a page brings of it. */
export interface SidebarCut {
  type: 'cut';
  /** The part of the manifest that has them (core/site/shards); unknown to what a page brings. */
  part?: number | undefined;
  /** How many they are. */
  count: number;
  /** The pages that are read first and last of them. */
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
