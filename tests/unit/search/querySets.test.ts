// The query sets of the search (tests/search): what they ask for stands in the content.
// An edit that renames a page or a heading is noticed here, not as a fallen score.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/core/document/parseDocument.ts';
import { buildManifest } from '../../../src/node/manifest/buildManifest.ts';
import { readExpandedText } from '../../../src/node/pageIndex/pageMetadata.ts';
import { QUERY_SETS } from '../../support/searchQuality.ts';

interface Query {
  q: string;
  page: string | string[];
  /** Empty: any section of the page. */
  section: string | string[];
}

const root = join(import.meta.dirname, '../../..');
const SITES = [...new Set(QUERY_SETS.map(({ site }) => site))];
// The committed manifest may be behind.
const manifests = new Map(
  await Promise.all(
    SITES.map(async (site) => {
      const { manifest } = await buildManifest(join(root, site), { lastUpdates: false, drafts: false });
      return [site, manifest] as const;
    }),
  ),
);

const listOf = (value: string | string[]) => (typeof value === 'string' ? [value] : value);
/** Queries that differ in case, width or space only are one query. */
const foldQuery = (q: string) => q.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const AT_LEAST: Record<string, number> = { v8: 70, 'v8-second': 40, 'v8-faq': 20, v7: 24, english: 60 };
const SETS = QUERY_SETS.map(({ name, site, version, file }) => ({
  name,
  site,
  version,
  queries: (JSON.parse(readFileSync(file, 'utf8')) as { queries: Query[] }).queries,
}));

describe.each(SETS)('the query set $name', ({ name, site, version: versionName, queries }) => {
  const files = new Map(
    manifests
      .get(site)
      ?.versions.find((version) => version.name === versionName)
      ?.docs.map(({ path, file }) => [path, file] as const),
  );
  const anchors = new Map<string, ReadonlySet<string>>();
  const isOn = (page: string, section: string) => anchors.get(page)?.has(section) === true;

  // Parsing the pages takes seconds on a busy machine.
  beforeAll(async () => {
    for (const page of new Set(queries.flatMap(({ page }) => listOf(page)))) {
      const file = files.get(page);
      if (file === undefined) continue;
      const { text } = await readExpandedText(join(root, site), file, manifests.get(site));
      anchors.set(page, new Set(parseDocument(text).doc.headings.map(({ id }) => id)));
    }
  }, 120_000);

  it('gives each query a text, pages and sections, and nothing else', () => {
    for (const query of queries) {
      expect(Object.keys(query), query.q).toEqual(['q', 'page', 'section']);
      expect(query.q.trim(), 'no space around').toBe(query.q);
      expect(query.q, 'not empty').not.toBe('');
      for (const list of [listOf(query.page), listOf(query.section)]) {
        expect(list.length, query.q).toBeGreaterThan(0);
        expect(new Set(list).size, query.q).toBe(list.length);
      }
      if (typeof query.section !== 'string') expect(query.section, query.q).not.toContain('');
    }
  });

  it('is large enough and seldom takes more than one page', () => {
    expect(queries.length).toBeGreaterThanOrEqual(AT_LEAST[name] ?? Infinity);
    const open = queries.filter(({ page }) => listOf(page).length > 1);
    expect(open.length / queries.length).toBeLessThan(0.15);
  });

  it('names pages of the version by their addresses', () => {
    const unknown = queries.flatMap(({ q, page }) =>
      listOf(page)
        .filter((path) => !files.has(path))
        .map((path) => `${q}: no page ${path}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names sections that stand on these pages, at least one on each', () => {
    const faults = queries.flatMap(({ q, page, section }) => {
      if (section === '') return [];
      const pages = listOf(page);
      const sections = listOf(section);
      return [
        ...sections
          .filter((id) => !pages.some((path) => isOn(path, id)))
          .map((id) => `${q}: no section ${id} on ${pages.join(', ')}`),
        ...pages
          .filter((path) => !sections.some((id) => isOn(path, id)))
          .map((path) => `${q}: none of its sections on ${path}`),
      ];
    });
    expect(faults).toEqual([]);
  });
});

it.each([...new Set(SETS.map(({ version }) => version))])('the sets of %s ask nothing twice', (version) => {
  const asked = SETS.filter((set) => set.version === version).flatMap(({ queries }) =>
    queries.map(({ q }) => foldQuery(q)),
  );
  expect(asked.filter((q, index) => asked.indexOf(q) < index)).toEqual([]);
});
