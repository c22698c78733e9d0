// Converts front matter fields of other engines to their equivalent here: Starlight's `sidebar: { order: 1 }`, Hugo's
// `weight`, Jekyll's `nav_order`, Mintlify's `sidebarTitle`, VuePress' `order`, theme-hope's `dir` of an index page.

type Fields = Readonly<Record<string, unknown>>;

const KINDS = {
  number: (value: unknown) => typeof value === 'number',
  string: (value: unknown) => typeof value === 'string',
  /** VuePress counts negative values from the end of the list, which our `sidebar_position` cannot express. */
  index: (value: unknown) => typeof value === 'number' && value >= 0,
};

/** The other engine's field, possibly nested; its type; our field, whose value has priority if both are set. */
export const EQUIVALENTS: readonly (readonly [theirs: string, kind: keyof typeof KINDS, ours: string])[] = [
  ['sidebar.order', 'number', 'sidebar_position'],
  ['sidebar.label', 'string', 'sidebar_label'],
  ['weight', 'number', 'sidebar_position'],
  ['nav_order', 'number', 'sidebar_position'],
  ['linkTitle', 'string', 'sidebar_label'],
  ['linktitle', 'string', 'sidebar_label'],
  ['sidebarTitle', 'string', 'sidebar_label'],
  ['dir.order', 'index', 'sidebar_position'],
  ['dir.text', 'string', 'sidebar_label'],
  ['order', 'index', 'sidebar_position'],
  ['shortTitle', 'string', 'sidebar_label'],
  // Field names are case-insensitive in Hugo.
  ['Description', 'string', 'description'],
];

/**
 * Renames fields of other engines to our equivalents; other fields are returned unchanged.
 * @example translateFields({ sidebar: { order: 2 }, weight: 5 }) // { sidebar_position: 2 }
 */
export function translateFields(data: Fields): Fields {
  const translated: Record<string, unknown> = { ...data };
  for (const [theirs, kind, ours] of EQUIVALENTS) {
    const [name = '', inner] = theirs.split('.');
    const value = valueAt(translated, theirs);
    if (!KINDS[kind](value)) continue;
    translated[ours] ??= value;
    const whole = translated[name];
    if (isFields(whole) && inner !== undefined && Object.keys(whole).length > 1) {
      const { [inner]: _, ...rest } = whole;
      translated[name] = rest;
    } else delete translated[name];
  }
  return translated;
}

/** Lists the fields that translateFields() renames; of several with the same equivalent, the one whose value it takes. */
export function findEquivalents(data: Fields): [theirs: string, ours: string][] {
  const found = EQUIVALENTS.filter(([theirs, kind]) => KINDS[kind](valueAt(data, theirs)));
  const isFirst = (ours: string, at: number) => found.findIndex((each) => each[2] === ours) === at;
  return found.flatMap(([theirs, , ours], at) => (isFirst(ours, at) ? [[theirs, ours]] : []));
}

function valueAt(data: Fields, place: string): unknown {
  const [name = '', inner] = place.split('.');
  const whole = data[name];
  return inner === undefined ? whole : isFields(whole) ? whole[inner] : undefined;
}

/** Whether a parsed value is an object, but neither an array nor null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
