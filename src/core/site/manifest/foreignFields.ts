// Fields of other engines' front matter with an equivalent of ours: Starlight's `sidebar: { order: 1 }`, Hugo's
// `weight`, Jekyll's `nav_order`, Mintlify's `sidebarTitle`, VuePress' `order`, theme-hope's `dir` of an index page.

type Fields = Readonly<Record<string, unknown>>;

const KINDS = {
  number: (value: unknown) => typeof value === 'number',
  string: (value: unknown) => typeof value === 'string',
  /** Other engines count negative values from the end. */
  place: (value: unknown) => typeof value === 'number' && value >= 0,
};

/** Their field, possibly nested; its type; our field, which has priority. */
const MEANINGS: readonly (readonly [theirs: string, kind: keyof typeof KINDS, ours: string])[] = [
  ['sidebar.order', 'number', 'sidebar_position'],
  ['sidebar.label', 'string', 'sidebar_label'],
  ['weight', 'number', 'sidebar_position'],
  ['nav_order', 'number', 'sidebar_position'],
  ['linkTitle', 'string', 'sidebar_label'],
  ['linktitle', 'string', 'sidebar_label'],
  ['sidebarTitle', 'string', 'sidebar_label'],
  ['dir.order', 'place', 'sidebar_position'],
  ['dir.text', 'string', 'sidebar_label'],
  ['order', 'place', 'sidebar_position'],
  ['shortTitle', 'string', 'sidebar_label'],
  // Hugo's fields are case-insensitive.
  ['Description', 'string', 'description'],
];

/**
 * Renames fields to ours; unknown fields are returned unchanged.
 * @example translateFields({ sidebar: { order: 2 }, weight: 5 }) // { sidebar_position: 2 }
 */
export function translateFields(data: Fields): Fields {
  const adopted: Record<string, unknown> = { ...data };
  for (const [theirs, kind, ours] of MEANINGS) {
    const [name = '', inner] = theirs.split('.');
    const whole = adopted[name];
    const value = inner === undefined ? whole : isFields(whole) ? whole[inner] : undefined;
    if (!KINDS[kind](value)) continue;
    adopted[ours] ??= value;
    if (isFields(whole) && inner !== undefined && Object.keys(whole).length > 1) {
      const { [inner]: _, ...rest } = whole;
      adopted[name] = rest;
    } else delete adopted[name];
  }
  return adopted;
}

/** Whether a parsed value is an object with fields: arrays and null are not. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
