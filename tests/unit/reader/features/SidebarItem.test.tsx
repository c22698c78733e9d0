import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildSidebarNodes } from '../../../../src/core/site/nav/sidebarNodes.ts';
import type { ContentSource } from '../../../../src/core/source.ts';
import { ContentProvider } from '../../../../src/reader/content/queries/ContentProvider.tsx';
import { SidebarEntry } from '../../../../src/reader/features/sidebar/SidebarItem.tsx';
import { testManifest } from '../../../support/testManifest.ts';

const nothing = () => Promise.reject(new Error('nothing is read'));
const source: ContentSource = { readManifest: nothing, readText: nothing, assetUrl: (file) => file };

/** A sidebar's link as it is drawn. */
function draw(href: string): string {
  const [version] = testManifest.versions;
  if (version === undefined) throw new Error('the manifest has versions');
  const sidebars = { s: [{ type: 'link' as const, label: '外', href }] };
  const [node] = buildSidebarNodes({ ...version, sidebars }, 's', '');
  if (node === undefined) throw new Error('the sidebar has an item');
  return renderToStaticMarkup(
    <ContentProvider source={source} openCache={nothing}>
      <SidebarEntry node={node} currentPath="" />
    </ContentProvider>,
  );
}

describe('SidebarItem', () => {
  it('draws mail and telephone as plain links: they open no tab', () => {
    for (const href of ['mailto:a@b.c', 'tel:110'])
      expect(draw(href)).toMatch(new RegExp(`^<li><a href="${href}">外</a></li>$`));
  });

  it('marks links to other sites and says that they open in a tab of their own', () => {
    for (const href of ['https://a.b/', '//a.b/']) {
      expect(draw(href)).toContain(`href="${href}" target="_blank"`);
      expect(draw(href)).toMatch(/<svg.*在新标签页打开/s);
    }
  });
});
