// What the pages of the guide about other engines say: a small folder of each engine's form, and what `check` names in it.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLanguages } from '../../../src/node/check/checkLanguages.ts';
import { readSite } from '../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../node/temporarySite.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';

interface Sample {
  /** The site folder that the page names. */
  siteDir: string;
  files: Record<string, string>;
  /** `file:line rule` of what the page says that has to be changed. */
  findings: string[];
  /** Files in the order of the sidebar. */
  order: string[];
}

const SAMPLES: Record<string, Sample> = {
  docsify: {
    siteDir: 'docs',
    files: {
      'docs/README.md': '# Comet\n\n[Install](guide/install.md)\n',
      'docs/_sidebar.md':
        '* [Home](README.md)\n* Guide\n  * [Use](guide/use.md)\n  * [Install](guide/install.md)\n',
      'docs/_navbar.md': '* [Home](/)\n',
      'docs/guide/install.md':
        "# Install\n\n!> Back up first.\n\n[Use](guide/use.md)\n\n[part](_part.md ':include')\n",
      'docs/guide/_part.md': 'Shared text.\n',
      'docs/guide/use.md': '# Use\n\n[Install](/guide/install?id=install)\n',
    },
    findings: ['guide/install.md:5 broken-link'],
    order: ['README.md', 'guide/use.md', 'guide/install.md'],
  },
  VitePress: {
    siteDir: 'docs',
    files: {
      'docs/.vitepress/config.mts': 'export default {};\n',
      'docs/index.md': '---\nlayout: home\nhero:\n  name: Comet\n  tagline: Tasks for teams\n---\n',
      'docs/public/logo.svg': LOGO,
      'docs/snippets/a.js': 'const a = 1;\n',
      'docs/guide/install.md':
        '# Install\n\n::: tip\nBack up.\n:::\n\n<<< @/snippets/a.js{1}\n\n[Use](/guide/use)\n\n![logo](/logo.svg)\n\n<Chart />\n',
      'docs/guide/use.md': '# Use\n\nUse it.\n',
    },
    findings: ['guide/install.md:13 dropped-html'],
    order: ['guide/install.md', 'guide/use.md'],
  },
  Docusaurus: {
    siteDir: '.',
    files: {
      'versions.json': '["1.0"]',
      'docs/intro.md': '# Intro\n\nSee [Install](./guide/install.mdx).\n',
      'docs/guide/install.mdx':
        "import Part from './_part.mdx';\n\n# Install\n\n<Part />\n\n<MyChart data={[1, 2]} />\n\n![logo](@site/static/img/logo.svg)\n",
      'docs/guide/_part.mdx': 'Shared part.\n',
      'docs/guide/_category_.json': '{ "label": "Guide", "position": 1 }',
      'versioned_docs/version-1.0/intro.md': '# Intro\n\nThe first release.\n',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["intro"] }',
      'static/img/logo.svg': LOGO,
    },
    findings: ['docs/guide/install.mdx:7 dropped-html'],
    order: ['docs/guide/install.mdx', 'docs/intro.md', 'versioned_docs/version-1.0/intro.md'],
  },
  Rspress: {
    siteDir: 'docs',
    files: {
      'docs/index.md': '---\npageType: home\nhero:\n  name: Comet\n---\n\nTasks.\n',
      'docs/guide/_meta.json': '["use", "install"]',
      'docs/guide/install.mdx':
        'import { Tabs, Tab } from "@rspress/core/theme";\n\n# Install\n\n<Tabs>\n<Tab label="npm">\n\nnpm i\n\n</Tab>\n</Tabs>\n',
      'docs/guide/use.md': '# Use\n\nUse it.\n',
    },
    findings: ['index.md:2 front-matter', 'index.md:3 front-matter'],
    order: ['index.md', 'guide/install.mdx', 'guide/use.md'],
  },
  Starlight: {
    siteDir: '.',
    files: {
      'src/content/docs/index.mdx':
        '---\ntitle: Comet\ntemplate: splash\nhero:\n  tagline: Tasks\n---\n\nHello.\n',
      'src/content/docs/guides/install.mdx':
        "---\ntitle: Install\nsidebar:\n  order: 2\n---\n\nimport { Aside } from '@astrojs/starlight/components';\n\n<Aside>\nBack up.\n</Aside>\n\n![logo](../../../assets/logo.svg)\n",
      'src/content/docs/guides/use.md': '---\ntitle: Use\nsidebar:\n  order: 1\n---\n\nUse it.\n',
      'src/assets/logo.svg': LOGO,
    },
    findings: ['src/content/docs/index.mdx:3 front-matter', 'src/content/docs/index.mdx:4 front-matter'],
    order: [
      'src/content/docs/index.mdx',
      'src/content/docs/guides/use.md',
      'src/content/docs/guides/install.mdx',
    ],
  },
  MkDocs: {
    siteDir: '.',
    files: {
      'mkdocs.yml':
        'site_name: Comet\nnav:\n  - Home: index.md\n  - Guide:\n      - guide/use.md\n      - Install: guide/install.md\n',
      'docs/index.md': '# Comet\n\nHello.\n',
      'docs/guide/install.md':
        '# Install\n\n!!! note "Remember"\n\n    Back up first.\n\n=== "npm"\n\n    npm i\n\n--8<-- "docs/guide/part.txt"\n\n{{ macro }}\n',
      'docs/guide/part.txt': 'Shared part.\n',
      'docs/guide/use.md': '# Use\n\nUse it.\n',
    },
    findings: [],
    order: ['docs/index.md', 'docs/guide/use.md', 'docs/guide/install.md'],
  },
  mdBook: {
    siteDir: 'src',
    files: {
      'book.toml': '[book]\ntitle = "Comet"\n',
      'src/SUMMARY.md':
        '# Summary\n\n[Introduction](README.md)\n\n- [Use](guide/use.md)\n- [Install](guide/install.md)\n- [Draft]()\n',
      'src/README.md': '# Comet\n\nHello.\n',
      'src/guide/install.md':
        '# Install\n\n{{#include part.txt}}\n\n```rust,editable\n{{#include a.rs:2:2}}\n```\n',
      'src/guide/part.txt': 'Part.\n',
      'src/guide/a.rs': 'fn main() {\n    let a = 1;\n}\n',
      'src/guide/use.md': '# Use\n\nUse it.\n',
    },
    findings: [],
    order: ['README.md', 'guide/use.md', 'guide/install.md'],
  },
};

test.each(Object.entries(SAMPLES))('a folder of %s is read as the guide says', async (_, sample) => {
  const siteDir = join(await makeSite(sample.files), sample.siteDir);
  const { findings } = await checkLanguages(siteDir);
  expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(sample.findings);
  const { manifest } = await (await readSite(siteDir, { lastUpdates: false })).complete({ drafts: false });
  const order = manifest.versions.flatMap(({ docs, sidebars }) => {
    const ids = [...JSON.stringify(sidebars).matchAll(/"type":"doc","id":"([^"]+)"/g)].map(([, id]) => id);
    return ids.map((id) => docs.find((doc) => doc.id === id)?.file);
  });
  expect(order).toEqual(sample.order);
});
