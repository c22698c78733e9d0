import { describe, expect, it } from 'vitest';
import {
  buildPrintTree,
  findChapter,
  listChapters,
  listPrintEntries,
  type PrintNode,
} from '../../../../src/core/print/printChapters.ts';
import { sampleManifest, versionNamed } from '../../../support/sampleManifest.ts';

const version = versionNamed(sampleManifest(), 'v8');
const tree = buildPrintTree(version, '/docs/deploy');
const show = (nodes: readonly PrintNode[]): string =>
  nodes
    .map(
      ({ label, entry, items }) => (entry ? label : `[${label}]`) + (items.length ? `(${show(items)})` : ''),
    )
    .join(' ');
const chapters = (...ids: string[]) =>
  listChapters(tree, ({ id }) => ids.includes(id)).map(
    ({ id, number, label, entry }) => `${id} ${number} ${entry ? label : `[${label}]`}`,
  );

describe('buildPrintTree', () => {
  it('has the pages of the sidebar in their order; a generated page is a chapter without a text', () => {
    expect(show(tree)).toBe('index deploy 开源社区(osc/engineering) [渠道](channels/安装 指南)');
  });

  it('has a page once, at its first place, and no links to elsewhere', () => {
    const twice = {
      ...version,
      sidebars: {
        docs: [
          { type: 'doc' as const, id: 'deploy' },
          { type: 'link' as const, label: '外站', href: 'https://other.example' },
        ],
        more: [{ type: 'category' as const, label: '又', items: [{ type: 'doc' as const, id: 'deploy' }] }],
      },
    };
    expect(show(buildPrintTree(twice, ''))).toBe('deploy');
  });
});

describe('findChapter', () => {
  const labelAround = (path: string) => findChapter(tree, path)?.label;

  it('finds the innermost one that holds other pages as well', () => {
    expect(labelAround('/docs/osc/engineering')).toBe('开源社区');
    expect(labelAround('/docs/osc/')).toBe('开源社区');
    expect(labelAround('/docs/deploy')).toBeUndefined();
  });
});

describe('listChapters', () => {
  it('numbers what is chosen, each below what holds it', () => {
    expect(chapters(...listPrintEntries(tree).map(({ id }) => id))).toEqual([
      'print-1 1 index',
      'print-2 2 deploy',
      'print-3 3 开源社区',
      'print-4 3.1 osc/engineering',
      'print-5 4 [渠道]',
      'print-6 4.1 channels/安装 指南',
    ]);
  });

  it('keeps what holds a chosen page as a heading, and leaves out what holds none', () => {
    expect(chapters('deploy', 'osc/engineering')).toEqual([
      'print-1 1 deploy',
      'print-2 2 [开源社区]',
      'print-3 2.1 osc/engineering',
    ]);
  });

  it('begins inside what holds all, and numbers no page that is alone', () => {
    expect(chapters('osc/index', 'osc/engineering')).toEqual([
      'print-1 1 开源社区',
      'print-2 1.1 osc/engineering',
    ]);
    expect(chapters('osc/engineering')).toEqual(['print-1  osc/engineering']);
    expect(chapters()).toEqual([]);
  });
});
