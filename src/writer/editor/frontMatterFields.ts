// The fields of front matter: ours from the schema, and those of the engine that a site is read as from the development
// server, since other sites need no byte of them. Part of a lazy chunk.
import type { QueryClient } from '@tanstack/react-query';
import { FRONT_MATTER_FIELDS } from '../../core/site/manifest/frontMatter.ts';
import { FIELDS_PATH, type KnownField } from '../../core/site/manifest/liveEvent.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { localPath } from '../../core/site/urls/localePaths.ts';
import { findToken } from '../../reader/content/sources/devServer.ts';
import { matchesQuery } from '../editing/completionSources.ts';
import type { Completion } from './textEditor.ts';

/** The fields that the development server knows, with their meanings; none in a published site. */
export async function readKnownFields(
  client: QueryClient,
  manifest: Manifest,
): Promise<readonly KnownField[]> {
  if (findToken() === undefined) return [];
  const url = localPath(manifest, FIELDS_PATH);
  const queryFn = async (): Promise<readonly KnownField[]> => (await fetch(url)).json();
  const query = { queryKey: [url], queryFn, staleTime: Number.POSITIVE_INFINITY, retry: false };
  return client.fetchQuery(query).catch(() => []);
}

/** What of a version fields name. */
type Fields = Pick<Version, 'docs' | 'sidebars'>;

const LEVELS = ['2', '3', '4', '5', '6'];

/** Options of fields with few valid values; those of boolean fields follow from the schema. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  toc_min_heading_level: LEVELS,
  toc_max_heading_level: LEVELS,
};

const NONE = 'null';

/** Lists the front matter fields; `values`: valid values of a field that has few, or that references a version's ids. */
export function listFields({ docs, sidebars }: Fields): {
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

/** Completes the name of a field, of a version's page or of those that are known besides. */
export function completeFields(version: Fields, known: readonly KnownField[], query: string): Completion[] {
  const meanings = new Map(known.map(({ name, meaning }) => [name, meaning]));
  return [...new Set([...listFields(version).map(({ name }) => name), ...meanings.keys()])]
    .filter((name) => matchesQuery(name, query))
    .map((name) => ({ label: name, info: meanings.get(name), insert: `${name}: ` }));
}
