import { describe, expect, it } from 'vitest';
import type { DocEntry } from '../../../../../src/core/site/manifest/manifest.ts';
import type { SidebarItem } from '../../../../../src/core/site/manifest/sidebarItem.ts';
import { cutItems } from '../../../../../src/core/site/shards/manifestSubset.ts';
import { largeManifest } from '../../../../support/largeManifest.ts';

const [version] = largeManifest().versions;
const docs = new Map<string, DocEntry>(version?.docs.map((doc) => [doc.id, doc]));
const ids = [...docs.keys()].filter((id) => id.startsWith('flat/')).slice(0, 9);
const pages: SidebarItem[] = ids.map((id) => ({ type: 'doc', id }));
const link: SidebarItem = { type: 'link', label: '外部', href: 'https://example.com/' };
const list: SidebarItem[] = [link, ...pages, link, link];

describe('a cut of a run', () => {
  it('is the cut of a list that holds the run alone', () => {
    for (let start = 0; start <= list.length; start += 1)
      for (let end = start; end <= list.length; end += 1)
        expect(cutItems(list, docs, { start, end }), `${start} to ${end}`).toEqual(
          cutItems(list.slice(start, end), docs),
        );
  });

  it('counts what is listed, and has the first and the last page as its ends', () => {
    const cut = cutItems(list, docs, { start: 0, end: 4, part: 3 });
    expect(cut).toMatchObject({
      part: 3,
      count: 4,
      first: { path: docs.get(ids[0] ?? '')?.path },
      last: { path: docs.get(ids[2] ?? '')?.path },
    });
  });

  it('counts no category that nobody sees', () => {
    const hidden = new Map([...docs, ['secret', { ...docs.get(ids[0] ?? ''), unlisted: true } as DocEntry]]);
    const category: SidebarItem = {
      type: 'category',
      label: '藏',
      link: { type: 'generated-index', path: '/docs/hidden' },
      items: [{ type: 'doc', id: 'secret' }],
    };
    expect(cutItems([category, ...pages], hidden)).toEqual(cutItems(pages, hidden));
  });

  it('is none where no page is in it', () => {
    expect(cutItems(list, docs, { start: 10, end: 12 })).toBeUndefined();
  });
});
