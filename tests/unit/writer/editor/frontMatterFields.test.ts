import { expect, it } from 'vitest';
import { completeFields, listFields } from '../../../../src/writer/editor/frontMatterFields.ts';

const version = { docs: [], sidebars: { docs: [] } };

it('knows the fields of front matter and the values of those that have few', () => {
  const fields = new Map(listFields(version).map(({ name, values }) => [name, values]));
  expect(fields.get('displayed_sidebar')).toEqual(['null', 'docs']);
  expect(fields.get('draft')).toEqual(['true', 'false']);
  expect(fields.get('toc_max_heading_level')).toContain('3');
  expect(fields.get('title')).toEqual([]);
});

it('completes fields of the engine, too, each with its meaning', () => {
  const known = [
    { name: 'slug', meaning: '网址' },
    { name: 'sidebarDepth', meaning: '层数', isForeign: true },
  ];
  expect(completeFields(version, known, 'sidebard')).toEqual([
    { label: 'sidebarDepth', info: '层数', insert: 'sidebarDepth: ' },
  ]);
  expect(completeFields(version, known, 'slug')).toEqual([{ label: 'slug', info: '网址', insert: 'slug: ' }]);
  expect(completeFields(version, [], 'sidebard')).toEqual([]);
});
