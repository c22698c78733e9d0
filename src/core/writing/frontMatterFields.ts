import { FRONT_MATTER_FIELDS } from '../model/frontMatter.ts';

const LEVELS = ['2', '3', '4', '5', '6'];

/** Values of fields that have few; what is true or false the schema tells. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  toc_min_heading_level: LEVELS,
  toc_max_heading_level: LEVELS,
};

/** The fields that a page may have, and the values of those that have few. */
export function listFields(): { name: string; values: readonly string[] }[] {
  return Object.entries(FRONT_MATTER_FIELDS).map(([name, { wrapped }]) => ({
    name,
    values: wrapped.type === 'boolean' ? ['true', 'false'] : (VALUES[name] ?? []),
  }));
}
