import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { findRoute } from '../../../../src/core/site/urls/route.ts';
import { VersionSelect } from '../../../../src/reader/features/version/VersionSelect.tsx';
import { renderPart } from '../../../support/renderPart.tsx';
import { sampleManifest, versionNamed } from '../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const v8 = versionNamed(manifest, 'v8');
const pageAt = (path: string) => findRoute(manifest, path);

describe('VersionSelect', () => {
  it('is not there where there is nothing to choose', () => {
    const only = { ...manifest, versions: [v8] };
    renderPart(<VersionSelect manifest={only} shown={v8} page={pageAt('/docs/')} />, { manifest: only });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to the same page, else to the version’s first one; query and hash stay', async () => {
    const { user } = renderPart(
      <VersionSelect manifest={manifest} shown={v8} page={pageAt('/docs/deploy')} />,
      {
        path: '/docs/deploy?x=1#环境',
      },
    );
    await user.click(screen.getByRole('button', { name: '选择版本：v8' }));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual([
      '/docs/deploy?x=1#环境',
      '/docs/v7/?x=1#环境',
      '/docs/next/deploy?x=1#环境',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('leads from the search’s page to the same search, written as the page itself writes it', async () => {
    const { user } = renderPart(<VersionSelect manifest={manifest} shown={v8} page={pageAt('/search')} />, {
      path: '/search?q=部署&version=next',
    });
    await user.click(screen.getByRole('button', { name: '选择版本：v8' }));
    expect(screen.getAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual([
      '/search?q=部署',
      '/search?q=部署&version=v7',
      '/search?q=部署&version=next',
    ]);
  });
});
