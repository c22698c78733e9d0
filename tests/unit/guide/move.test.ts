// What the pages of the guide about other engines say: a small folder of each engine's form, and what `check` names in it.
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import type { SidebarItem } from '../../../src/core/site/manifest/sidebarItem.ts';
import { locateSite } from '../../../src/node/adapters/locateSite.ts';
import { checkLanguages } from '../../../src/node/check/checkLanguages.ts';
import { readSite } from '../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../node/temporarySite.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';

interface Sample {
  files: Record<string, string>;
  /** The folder that is found from the root of the repository. */
  siteDir: string;
  /** `file:line what` of the configuration that is not understood. */
  unread?: string[];
  /** `file:line rule` of what the page says that has to be changed. */
  findings: string[];
  /** Lines of the sidebars, indented as they are nested. */
  sidebars: string[];
  /** URL paths of pages. */
  paths: string[];
}

const SAMPLES: Record<string, Sample> = {
  docsify: {
    files: {
      'docs/index.html':
        "<script>window.$docsify = { name: 'Comet', loadSidebar: true, loadNavbar: true };</script>",
      'docs/README.md': '# Comet\n\n[Install](guide/install.md)\n',
      'docs/_sidebar.md':
        '* [Home](README.md)\n* Guide\n  * [Use](guide/use.md)\n  * [Install](guide/install.md)\n',
      'docs/_navbar.md': '* [Home](/)\n',
      'docs/guide/install.md':
        "# Install\n\n!> Back up first.\n\n[Use](use.md)\n\n[part](_part.md ':include')\n",
      'docs/guide/_part.md': 'Shared text.\n',
      'docs/guide/use.md': '# Use\n\n[Install](/guide/install?id=install)\n',
    },
    siteDir: 'docs',
    findings: [],
    sidebars: ['Home = README', 'Guide', '  guide/use', '  guide/install'],
    paths: ['/', '/guide/install', '/guide/use'],
  },
  VitePress: {
    files: {
      'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress';
export default defineConfig({
  title: 'Comet',
  themeConfig: {
    nav: [{ text: version, link: '/guide/use' }],
    sidebar: [{ text: 'Guide', items: [{ text: 'How to use', link: '/guide/use' }, { text: 'Install', link: '/guide/install' }] }],
  },
});
`,
      'docs/index.md': '---\nlayout: home\nhero:\n  name: Comet\n  tagline: Tasks for teams\n---\n',
      'docs/public/logo.svg': LOGO,
      'docs/snippets/a.js': 'const a = 1;\n',
      'docs/guide/install.md':
        '# Install\n\n::: tip\nBack up.\n:::\n\n<<< @/snippets/a.js{1}\n\n[Use](/guide/use)\n\n![logo](/logo.svg)\n\n<Chart />\n\n{{ $frontmatter.title }}\n\n<script setup>\nconst a = 1;\n</script>\n',
      'docs/guide/use.md': '# Use\n\nUse it.\n',
      'docs/packages/[name].md': '# x\n',
    },
    siteDir: 'docs',
    unread: ['packages/[name].md:1 packages/[name].md', '.vitepress/config.mts:5 version'],
    findings: [
      'guide/install.md:13 dropped-html',
      'guide/install.md:15 dropped-html',
      'guide/install.md:17 dropped-html',
    ],
    sidebars: ['Guide', '  How to use = guide/use', '  guide/install'],
    paths: ['/guide/install', '/guide/use'],
  },
  Docusaurus: {
    files: {
      'docusaurus.config.ts': `export default {
  title: 'Comet',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: {} }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api' }]],
};
`,
      'sidebars.ts':
        "export default { docs: [{ type: 'category', label: 'Start here', items: ['intro', 'guide/install'] }] };\n",
      'versions.json': '["1.0"]',
      'docs/intro.md': '# Intro\n\nSee [Install](./guide/install.mdx).\n',
      'docs/guide/install.mdx':
        "import Part from './_part.mdx';\n\n# Install\n\n<Part />\n\n<MyChart data={[1, 2]} />\n\n![logo](@site/static/img/logo.svg)\n\n{value}\n",
      'docs/guide/_part.mdx': 'Shared part.\n',
      'blog/2024-01-01-a.md': '# News\n',
      'src/pages/about.md': '# About\n',
      'src/pages/index.tsx': '',
      'versioned_docs/version-1.0/intro.md': '# Intro\n\nThe first release.\n',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["intro"] }',
      'static/img/logo.svg': LOGO,
    },
    siteDir: '',
    unread: ['docusaurus.config.ts:1 @docusaurus/plugin-content-docs api'],
    findings: ['docs/guide/install.mdx:7 dropped-html', 'docs/guide/install.mdx:11 dropped-html'],
    sidebars: ['Start here', '  intro', '  guide/install', 'intro'],
    paths: ['/docs/next/guide/install', '/docs/next/intro', '/docs/intro'],
  },
  Rspress: {
    files: {
      'rspress.config.ts': "export default { root: 'docs', title: 'Comet' };\n",
      'docs/index.md':
        '---\npageType: home\nlayout: home\nhero:\n  name: Comet\n  text: Tasks for teams\n---\n',
      'docs/_nav.json': '[{ "text": "Guide", "link": "/guide/use" }]',
      'docs/guide/_meta.json': '[{ "type": "file", "name": "use", "label": "How to use" }, "install"]',
      'docs/guide/install.mdx':
        'import { Tabs, Tab } from "@rspress/core/theme";\n\n# Install\n\n<Tabs>\n<Tab label="npm">\n\nnpm i\n\n</Tab>\n</Tabs>\n\nimport Chart from "./Chart";\n\n<Chart />\n',
      'docs/guide/use.md': '# Use\n\nUse it.\n',
      'docs/public/logo.svg': LOGO,
    },
    siteDir: '',
    findings: ['docs/guide/install.mdx:15 dropped-html'],
    sidebars: ['How to use = guide/use', 'guide/install'],
    paths: ['/guide/install', '/guide/use'],
  },
  Starlight: {
    files: {
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  integrations: [
    starlight({
      title: 'Comet',
      sidebar: [{ label: 'Start here', items: [{ label: 'How to use', slug: 'guides/use' }, 'guides/install'] }],
    }),
  ],
});
`,
      'src/content/docs/index.mdx':
        '---\ntitle: Comet\ntemplate: splash\nhero:\n  tagline: Tasks\n---\n\nHello.\n',
      'src/content/docs/guides/install.mdx':
        "---\ntitle: Install\nsidebar:\n  order: 2\n---\n\nimport { Aside, Icon } from '@astrojs/starlight/components';\nimport Chart from './Chart.astro';\n\n<Aside>Back up.</Aside>\n\n<Icon name=\"star\" />\n\n<Chart />\n\n![logo](../../../assets/logo.svg)\n",
      'src/content/docs/guides/use.md': '---\ntitle: Use\nsidebar:\n  order: 1\n---\n\nUse it.\n',
      'src/assets/logo.svg': LOGO,
    },
    siteDir: '',
    findings: ['src/content/docs/guides/install.mdx:14 dropped-html'],
    sidebars: ['Start here', '  How to use = guides/use', '  guides/install'],
    paths: ['/guides/install', '/guides/use', '/'],
  },
  MkDocs: {
    files: {
      'mkdocs.yml':
        'site_name: Comet\nnav:\n  - Home: index.md\n  - Guide:\n      - How to use: guide/use.md\n      - guide/install.md\nplugins: [search, { redirects: { redirect_maps: { start.md: guide/install.md } } }]\n',
      'docs/index.md': '# Comet\n\nHello.\n',
      'docs/guide/install.md':
        '# Install\n\n!!! note "Remember"\n\n    Back up first.\n\n=== "npm"\n\n    npm i\n\n--8<-- "docs/guide/part.txt"\n\n{{ macro }}\n',
      'docs/guide/part.txt': 'Shared part.\n',
      'docs/guide/use.md': '# Use\n\nUse it.\n',
    },
    siteDir: '',
    findings: [],
    sidebars: ['Home = index', 'Guide', '  How to use = guide/use', '  guide/install'],
    paths: ['/guide/install', '/guide/use', '/'],
  },
  mdBook: {
    files: {
      'book.toml': '[book]\ntitle = "Comet"\n[output.html.redirect]\n"/start.html" = "guide/install.html"\n',
      'src/SUMMARY.md':
        '# Summary\n\n[Introduction](README.md)\n\n# Guide\n\n- [How to use](guide/use.md)\n- [Install](guide/install.md)\n- [Draft]()\n\n---\n\n[Last](last.md)\n',
      'src/README.md': '# Comet\n\nHello.\n',
      'src/last.md': '# Last\n\nHello.\n',
      'src/guide/install.md':
        '# Install\n\n{{#include part.txt}}\n\n```rust,editable\n{{#include a.rs:2:2}}\n```\n\n{{#playground a.rs}}\n',
      'src/guide/part.txt': 'Part.\n',
      'src/guide/a.rs': 'fn main() {\n    let a = 1;\n}\n',
      'src/guide/use.md': '# Use\n\nUse it.\n',
    },
    siteDir: '',
    unread: ['src/SUMMARY.md:9 Draft'],
    findings: [],
    sidebars: ['Introduction = README', 'Guide', '  How to use = guide/use', '  guide/install', '  last'],
    paths: ['/', '/guide/install', '/guide/use', '/last'],
  },
};

function listLines(items: readonly SidebarItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    const label = 'label' in item ? item.label : undefined;
    const own = [label, 'id' in item ? item.id : undefined].filter(Boolean).join(' = ');
    return [indent + own, ...('items' in item ? listLines(item.items, `${indent}  `) : [])];
  });
}

test.each(Object.entries(SAMPLES))('a repository of %s is read as the guide says', async (engine, sample) => {
  const root = await makeSite(sample.files);
  const { siteDir, foreign } = await locateSite(root);
  expect([foreign?.engine, relative(root, siteDir)]).toEqual([engine, sample.siteDir]);
  expect(foreign?.unread.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual(
    sample.unread ?? [],
  );
  const { findings } = await checkLanguages(siteDir);
  expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(sample.findings);
  const { manifest } = await (await readSite(siteDir, { lastUpdates: false })).complete({ drafts: false });
  expect(manifest.site.title).toBe('Comet');
  const { versions } = manifest;
  const sidebars = versions.flatMap((version) => Object.values(version.sidebars));
  expect(sidebars.flatMap((items) => listLines(items))).toEqual(sample.sidebars);
  expect(versions.flatMap(({ docs }) => docs.map(({ path }) => path))).toEqual(sample.paths);
});

test('a link that docsify counts from the top is a finding in the own form of a site', async () => {
  const root = await makeSite({
    'README.md': '# Comet\n\n[Install](guide/install.md)\n',
    'guide/install.md': '# Install\n\n[Use](guide/use.md)\n',
    'guide/use.md': '# Use\n\nUse it.\n',
  });
  const { findings } = await checkLanguages(root);
  expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'guide/install.md:3 broken-link',
  ]);
});
