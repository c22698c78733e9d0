import * as v from 'valibot';

const OptText = v.optional(v.string());

/** A link that the manifest writes down. */
export const LinkItem = v.looseObject({
  type: v.optional(v.picklist(['link', 'versions', 'locales', 'search', 'theme'])),
  label: OptText,
  /** Site path (`/docs/deploy`) or full address. */
  href: OptText,
  /** A doc of the shown version, by id; wins over href. */
  doc: OptText,
  position: v.optional(v.picklist(['left', 'right'])),
});
