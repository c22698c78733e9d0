import { expect, it } from 'vitest';
import { renameForeignFields } from '../../../../src/node/convert/renameForeignFields.ts';

const rename = (yaml: string) => renameForeignFields(`---\n${yaml}---\n# A\n`).slice(4, -'---\n# A\n'.length);

it.each([
  ['weight: 2 # second\ntitle:  "A"\n', 'sidebar_position: 2 # second\ntitle:  "A"\n'],
  ['sidebarTitle: 1.10\n', 'sidebar_label: 1.10\n'],
  ['sidebar: { order: 2, label: "B" }\ntitle: A\n', 'sidebar_position: 2\nsidebar_label: "B"\ntitle: A\n'],
  ['sidebar:\n  order: 2\n  label: B\nslug: x\n', 'sidebar_position: 2\nsidebar_label: B\nslug: x\n'],
  ['sidebar:\n  label: B\n  badge: New\nslug: x\n', 'sidebar_label: B\nsidebar:\n  badge: New\nslug: x\n'],
  ['sidebar:\n  order: 2 # a reason\n', 'sidebar_position: 2 # a reason\n'],
  ['weight: 2\r\n', 'sidebar_position: 2\r\n'],
])('renames the fields in %j', (written, renamed) => {
  expect(rename(written)).toBe(renamed);
  expect(rename(renamed)).toBe(renamed);
});

it.each([
  // Ours has priority.
  'weight: 2\nsidebar_position: 1\n',
  'sidebar: { order: 2, badge: New }\n',
  'sidebar:\n  # a reason\n  order: 2\n',
  'weight: heavy\n',
  'order: -1\n',
  'weight: 2\n  broken: [\n',
])('leaves %j as it is', (yaml) => expect(rename(yaml)).toBe(yaml));

it('changes only front matter', () => {
  expect(renameForeignFields('weight: 2\n\n---\nweight: 3\n---\n')).toBe(
    'weight: 2\n\n---\nweight: 3\n---\n',
  );
});
