import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { Footer } from '../../../../src/reader/features/footer/Footer.tsx';
import { renderPart } from '../../../support/renderPart.tsx';
import { sampleManifest } from '../../../support/sampleManifest.ts';

function drawFooter(footer: Manifest['site']['footer']): HTMLElement | null {
  const sample = sampleManifest();
  const manifest = { ...sample, site: { ...sample.site, footer } };
  const [version] = manifest.versions;
  if (version === undefined) throw new Error('no version');
  renderPart(<Footer manifest={manifest} version={version} />, { manifest });
  return screen.queryByRole('contentinfo');
}

describe('Footer', () => {
  it('shows columns of links, without those that the version lacks, and the copyright', () => {
    const footer = drawFooter({
      columns: [
        {
          title: '文档',
          items: [
            { label: '部署', doc: 'deploy' },
            { label: '早已没有', doc: 'gone' },
          ],
        },
        { title: '更早', items: [{ label: '早已没有', doc: 'gone' }] },
      ],
      copyright: '© 2026',
    });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['文档']);
    const links = within(footer as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/docs/deploy']);
    expect(footer?.textContent).toContain('© 2026');
  });

  it('is not there where a site says nothing of it', () => {
    expect(drawFooter({ columns: [], copyright: '' })).toBeNull();
  });
});
