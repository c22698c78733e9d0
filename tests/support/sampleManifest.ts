import type { DocEntry, Manifest, Version } from '../../src/core/site/manifest/manifest.ts';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';

/** A doc entry by its path inside the version folder: `osc/index`. */
function sampleDoc(
  versionDir: string,
  versionPath: string,
  slug: string,
  more?: Partial<DocEntry>,
): DocEntry {
  const address = slug === 'index' ? '' : slug.replace(/\/index$/, '/');
  return {
    id: slug,
    path: `${versionPath}/${address}`,
    title: slug,
    file: `${versionDir}/${slug}.md`,
    sidebar: 'docs',
    ...more,
  };
}

/** Three versions: v8 (latest), v7 (old, without `deploy`), next (inherits v8). */
export function sampleManifest(): Manifest {
  const sidebar = [
    { type: 'doc', id: 'index' },
    { type: 'doc', id: 'deploy' },
    {
      type: 'category',
      label: '开源社区',
      link: { type: 'doc', id: 'osc/index' },
      items: [{ type: 'doc', id: 'osc/engineering' }],
    },
    {
      type: 'category',
      label: '渠道',
      link: { type: 'generated-index', path: '/docs/category/渠道' },
      items: [{ type: 'doc', id: 'channels/安装 指南' }],
    },
  ];
  return parseManifest(
    JSON.stringify({
      site: { title: '站点', baseUrl: '/', editUrl: 'https://example.com/edit/' },
      versions: [
        {
          name: 'v8',
          label: 'v8',
          isLast: true,
          path: '/docs',
          mainDocId: 'index',
          dir: 'docs/v8',
          docs: ['index', 'deploy', 'osc/index', 'osc/engineering', 'channels/安装 指南'].map((slug) =>
            sampleDoc('docs/v8', '/docs', slug),
          ),
          sidebars: { docs: sidebar },
        },
        {
          name: 'v7',
          label: 'v7',
          path: '/docs/v7',
          banner: 'unmaintained',
          dir: 'docs/v7',
          docs: ['index', 'osc/index'].map((slug) => sampleDoc('docs/v7', '/docs/v7', slug)),
          sidebars: { docs: sidebar.slice(0, 1) },
        },
        {
          name: 'next',
          label: 'next',
          path: '/docs/next',
          banner: 'unreleased',
          inherits: 'v8',
          dir: 'docs/next',
          docs: [
            sampleDoc('docs/next', '/docs/next', 'index'),
            sampleDoc('docs/v8', '/docs/next', 'deploy', { inheritedFrom: 'v8' }),
          ],
          sidebars: { docs: sidebar.slice(0, 2) },
        },
      ],
      pages: [{ id: 'about', path: '/about', title: '关于', file: 'pages/about.md' }],
    }),
  );
}

/** A version of a manifest by name. */
export function versionNamed(manifest: Manifest, name: string): Version {
  const version = manifest.versions.find((candidate) => candidate.name === name);
  if (version === undefined) throw new Error(`no version ${name}`);
  return version;
}
