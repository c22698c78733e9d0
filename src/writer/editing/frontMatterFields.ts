import { FRONT_MATTER_FIELDS } from '../../core/site/manifest/frontMatter.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';

const LEVELS = ['2', '3', '4', '5', '6'];

/** Values of fields that have few; what is true or false the schema tells. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  toc_min_heading_level: LEVELS,
  toc_max_heading_level: LEVELS,
};

const NONE = 'null';

/** The fields that a page may have, and the values of those that have few; some are names of the version's own. */
export function listFields({ docs, sidebars }: Pick<Version, 'docs' | 'sidebars'>): {
  name: string;
  values: readonly string[];
}[] {
  const ids = [NONE, ...docs.map(({ id }) => id)];
  const ofVersion: Readonly<Record<string, readonly string[]>> = {
    displayed_sidebar: [NONE, ...Object.keys(sidebars)],
    pagination_next: ids,
    pagination_prev: ids,
  };
  return Object.entries(FRONT_MATTER_FIELDS).map(([name, { wrapped }]) => ({
    name,
    values: wrapped.type === 'boolean' ? ['true', 'false'] : (VALUES[name] ?? ofVersion[name] ?? []),
  }));
}
