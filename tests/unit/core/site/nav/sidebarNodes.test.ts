import { describe, expect, it } from 'vitest';
import {
  buildBreadcrumbs,
  buildSidebarNodes,
  type SidebarNode,
} from '../../../../../src/core/site/nav/sidebarNodes.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';

const version = versionNamed(sampleManifest(), 'v8');
const mark = (node: SidebarNode) => `${node.label}${node.isCurrent ? '!' : node.isActive ? '*' : ''}`;
const show = (nodes: readonly SidebarNode[]): string =>
  nodes.map((node) => mark(node) + (node.items ? `(${show(node.items)})` : '')).join(' ');

describe('buildSidebarNodes', () => {
  it('marks the current page and what stands above it', () => {
    expect(show(buildSidebarNodes(version, 'docs', '/docs/osc/engineering'))).toBe(
      'index deploy 开源社区*(osc/engineering!) 渠道(channels/安装 指南)',
    );
  });

  it('gives a category the address of its index page', () => {
    const [, , osc, channels] = buildSidebarNodes(version, 'docs', '/docs/osc/');
    expect([osc?.href, osc?.isCurrent, channels?.href]).toEqual(['/docs/osc/', true, '/docs/category/渠道']);
  });

  it('shows an unlisted doc only while it is read', () => {
    const docs = version.docs.map((doc) => (doc.id === 'deploy' ? { ...doc, unlisted: true } : doc));
    const labels = (path: string) =>
      buildSidebarNodes({ ...version, docs }, 'docs', path).map((node) => node.label);
    expect(labels('/docs/')).not.toContain('deploy');
    expect(labels('/docs/deploy')).toContain('deploy');
  });

  it('draws a category whose children are all gone as a link, or not at all', () => {
    const docs = version.docs.map((doc) => ({ ...doc, unlisted: doc.id === 'osc/engineering' }));
    const node = buildSidebarNodes({ ...version, docs }, 'docs', '/docs/')[2];
    expect([node?.label, node?.items]).toEqual(['开源社区', undefined]);
  });

  it('shows no category whose generated page would list nothing, but while it is read', () => {
    const docs = version.docs.map((doc) => ({ ...doc, unlisted: doc.id.startsWith('channels/') }));
    const labels = (path: string) => show(buildSidebarNodes({ ...version, docs }, 'docs', path));
    expect(labels('/docs/')).not.toContain('渠道');
    expect(labels('/docs/category/渠道')).toContain('渠道!');
    expect(labels('/docs/channels/安装 指南')).toContain('渠道*(channels/安装 指南!)');
  });

  it('leads from no category to a page that is unlisted, and shows no folder that is so as a whole', () => {
    const without = (...ids: string[]) => ({
      ...version,
      docs: version.docs.map((doc) => (ids.includes(doc.id) ? { ...doc, unlisted: true } : doc)),
    });
    const [, , osc] = buildSidebarNodes(without('osc/index'), 'docs', '/docs/');
    expect([osc?.label, osc?.href, osc?.items?.length]).toEqual(['开源社区', undefined, 1]);
    const hidden = without('osc/index', 'osc/engineering');
    expect(show(buildSidebarNodes(hidden, 'docs', '/docs/'))).not.toContain('开源社区');
    expect(show(buildSidebarNodes(hidden, 'docs', '/docs/osc/'))).toContain('开源社区!');
  });
});

describe('buildBreadcrumbs', () => {
  const crumbs = (path: string) =>
    buildBreadcrumbs(buildSidebarNodes(version, 'docs', path)).map(({ label, href }) => [label, href]);

  it('lists the categories above the page, with their addresses', () => {
    expect(crumbs('/docs/osc/engineering')).toEqual([
      ['开源社区', '/docs/osc/'],
      ['osc/engineering', undefined],
    ]);
  });

  it('ends at a category that is itself the page', () => {
    expect(crumbs('/docs/osc/')).toEqual([['开源社区', undefined]]);
  });

  it('is empty outside the sidebar', () => expect(crumbs('/elsewhere')).toEqual([]));
});
