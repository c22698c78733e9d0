// Schema of `navigation`: a sidebar as a writer or the configuration of another engine lists it, before its pages are
// known. core/site/nav/listedSidebar.ts makes sidebar items of it.
import * as v from 'valibot';

export interface NavItem {
  /** Default: the label of the page. */
  label?: string | undefined;
  /** A page by its file inside the version's folder, with or without ending, or by its id. */
  page?: string | undefined;
  /** URL of a link to another site. */
  href?: string | undefined;
  /** All pages of a folder that the items above do not list, in their default order. The version's folder is `.`. */
  folder?: string | undefined;
  items?: NavItem[] | undefined;
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
}

const OptText = v.optional(v.string());

export const NavItemSchema: v.GenericSchema<NavItem> = v.object({
  label: OptText,
  page: OptText,
  href: OptText,
  folder: OptText,
  items: v.optional(v.lazy(() => v.array(NavItemSchema))),
  collapsible: v.optional(v.boolean()),
  collapsed: v.optional(v.boolean()),
});
