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
export type SidebarItem = SidebarDoc | SidebarLink | SidebarCategory;

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
]) as v.GenericSchema<SidebarItem>;
