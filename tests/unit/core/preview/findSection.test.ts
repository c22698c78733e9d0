import { describe, expect, it } from 'vitest';
import { findSection } from '../../../../src/core/preview/findSection.ts';
import type { Section } from '../../../../src/core/search/index/sections.ts';

const section = (anchor: string, text: string, trail: readonly string[] = []): Section => ({
  anchor,
  heading: anchor,
  trail,
  text,
});
const sections = [
  section('', '开头'),
  section('启动', ''),
  section('Docker-Compose', '一\n二\n三\n四\n五\n六', ['启动']),
];

describe('findSection', () => {
  it('finds the section of an anchor, in another case too; else the beginning', () => {
    expect(findSection(sections, 'docker-compose').heading).toBe('Docker-Compose');
    expect(findSection(sections, 'docker-compose').trail).toEqual(['启动']);
    expect(findSection(sections, '')).toEqual({ heading: '', trail: [], text: '开头' });
    expect(findSection(sections, '没有')).toEqual(findSection(sections, ''));
    expect(findSection([], 'x')).toEqual({ heading: '', trail: [], text: '' });
  });

  it('shows the first lines, of the next section where it has none of its own', () => {
    expect(findSection(sections, '启动')).toEqual({
      heading: '启动',
      trail: [],
      text: '一\n二\n三\n四\n五…',
    });
    const long = findSection([section('', '𠮷'.repeat(500))], '').text;
    expect([...long]).toHaveLength(181);
  });
});
