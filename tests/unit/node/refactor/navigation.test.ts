import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { docsById, listItemDocs } from '../../../../src/core/site/nav/sidebarItems.ts';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { applyPlan } from '../../../../src/node/refactor/applyPlan.ts';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { PAGE_SUBCOMMANDS, type SubcommandOptions } from '../../../../src/node/refactor/pageSubcommands.ts';
import { planTask } from '../../../../src/node/refactor/planTask.ts';
import { planned } from '../../../support/plans.ts';
import { createRandom } from '../../../support/random.ts';
import { makeSite } from '../temporarySite.ts';

type Call = readonly [task: string, words: readonly string[], options?: SubcommandOptions];

async function plan(siteDir: string, [name, words, options = {}]: Call) {
  const task = PAGE_SUBCOMMANDS[name];
  if (task === undefined) throw new Error(name);
  const site = await openSiteFiles(siteDir, words[0]);
  return planTask(name, task, { writer: { siteDir, cwd: siteDir }, site, options }, words);
}

/** Runs a subcommand on a site, and returns a file of it afterwards. */
async function run(siteDir: string, call: Call, file: string) {
  const done = planned(await plan(siteDir, call));
  await applyPlan(siteDir, done);
  return { text: await readFile(join(siteDir, file), 'utf8'), notes: done.notes };
}

const page = (title: string) => `# ${title}\n`;

interface Engine {
  files: Record<string, string>;
  file: string;
  /** The text of the file after each call, as `old => new` of what changes in it. */
  calls: readonly (readonly [...Call, changes: readonly (readonly [from: string, to: string])[]])[];
}

const vitepress = `import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'T', // the title
  themeConfig: {
    nav: [{ text: 'Start', link: '/guide/start' }],
    sidebar: {
      '/guide/': [
        {
          text: 'Guide',
          items: [
            { text: 'Start', link: '/guide/start', icon: 'x' }, // first
            { text: "Don't", link: '/guide/other' },
          ],
        },
        { text: 'Last', items: [{ text: 'End', link: '/guide/end' }] },
      ],
    },
  },
})
`;

const ENGINES: Record<string, Engine> = {
  VitePress: {
    file: '.vitepress/config.mts',
    files: {
      '.vitepress/config.mts': vitepress,
      'guide/start.md': page('Start'),
      'guide/other.md': page('Other'),
      'guide/end.md': page('End'),
    },
    calls: [
      [
        'rename',
        ['guide/start.md', 'begin'],
        {},
        [
          [
            "nav: [{ text: 'Start', link: '/guide/start' }]",
            "nav: [{ text: 'Start', link: '/guide/begin' }]",
          ],
          ["link: '/guide/start', icon", "link: '/guide/begin', icon"],
        ],
      ],
      ['delete', ['guide/other.md'], {}, [[`            { text: "Don't", link: '/guide/other' },\n`, '']]],
      [
        'delete',
        ['guide/end.md'],
        {},
        [["        { text: 'Last', items: [{ text: 'End', link: '/guide/end' }] },\n", '']],
      ],
      [
        'new',
        ['guide/fresh.md'],
        { title: "It's new" },
        [["link: '/guide/end' }]", "link: '/guide/end' }, { text: 'It\\'s new', link: '/guide/fresh' }]"]],
      ],
      [
        'order',
        ['guide', 'other', 'start'],
        {},
        [
          [
            `            { text: 'Start', link: '/guide/start', icon: 'x' }, // first
            { text: "Don't", link: '/guide/other' },`,
            `            { text: "Don't", link: '/guide/other' }, // first
            { text: 'Start', link: '/guide/start', icon: 'x' },`,
          ],
        ],
      ],
    ],
  },
  MkDocs: {
    file: 'mkdocs.yml',
    files: {
      'mkdocs.yml': `site_name: T
nav:
  - Home: index.md
  # The guide
  - Guide:
      - guide/start.md # first
      - 'Other page': 'guide/other.md'
  - Last:
    - End: end.md
markdown_extensions:
  - toc:
      permalink: !!python/name:a.b
`,
      'docs/index.md': page('Home'),
      'docs/guide/start.md': page('Start'),
      'docs/guide/other.md': page('Other'),
      'docs/end.md': page('End'),
    },
    calls: [
      [
        'rename',
        ['docs/guide/start.md', 'begin'],
        {},
        [['guide/start.md # first', 'guide/begin.md # first']],
      ],
      [
        'rename',
        ['docs/guide', 'handbook'],
        {},
        [
          ['guide/start.md', 'handbook/start.md'],
          ['guide/other.md', 'handbook/other.md'],
        ],
      ],
      ['delete', ['docs/guide/other.md'], {}, [["      - 'Other page': 'guide/other.md'\n", '']]],
      ['delete', ['docs/end.md'], {}, [['  - Last:\n    - End: end.md\n', '']]],
      [
        'new',
        ['docs/guide/fresh.md'],
        { title: 'Fresh: page' },
        [["'guide/other.md'\n", "'guide/other.md'\n      - 'Fresh: page': 'guide/fresh.md'\n"]],
      ],
      [
        'order',
        ['docs', 'end', 'guide', 'index'],
        {},
        [
          [
            `  - Home: index.md
  # The guide
  - Guide:
      - guide/start.md # first
      - 'Other page': 'guide/other.md'
  - Last:
    - End: end.md
`,
            `  - Last:
    - End: end.md
  # The guide
  - Guide:
      - guide/start.md # first
      - 'Other page': 'guide/other.md'
  - Home: index.md
`,
          ],
        ],
      ],
      ['move', ['docs/end.md', 'docs/guide'], {}, [['End: end.md', 'End: guide/end.md']]],
    ],
  },
  Mintlify: {
    file: 'docs.json',
    files: {
      'docs.json': `{
  "name": "T",
  "navigation": {
    "groups": [
      { "group": "Guide", "pages": ["guide/start", "guide/other"] },
      {
        "group": "Last",
        "icon": "x",
        "pages": [
          "end"
        ]
      }
    ]
  }
}
`,
      'guide/start.mdx': page('Start'),
      'guide/other.mdx': page('Other'),
      'end.mdx': page('End'),
    },
    calls: [
      ['rename', ['guide/start.mdx', 'begin'], {}, [['guide/start', 'guide/begin']]],
      ['delete', ['guide/other.mdx'], {}, [[', "guide/other"', '']]],
      ['delete', ['guide/start.mdx'], {}, [['"guide/start", ', '']]],
      ['new', ['fresh.mdx'], {}, [['          "end"\n', '          "end",\n          "fresh"\n']]],
      [
        'order',
        ['guide', 'other', 'start'],
        {},
        [['"guide/start", "guide/other"', '"guide/other", "guide/start"']],
      ],
    ],
  },
  Fumadocs: {
    file: 'content/docs/guide/meta.json',
    files: {
      'source.config.ts': `export const docs = defineDocs({ dir: 'content/docs' })`,
      'content/docs/meta.json': '{ "pages": ["index", "guide", "..."] }\n',
      'content/docs/guide/meta.json':
        '{\n  "title": "Guide",\n  "pages": ["start", "---More---", "other", "..."]\n}\n',
      'content/docs/index.mdx': page('Home'),
      'content/docs/guide/start.mdx': page('Start'),
      'content/docs/guide/other.mdx': page('Other'),
      'content/docs/guide/rest.mdx': page('Rest'),
      'content/docs/more/x.mdx': page('X'),
    },
    calls: [
      ['rename', ['content/docs/guide/start.mdx', 'begin'], {}, [['"start"', '"begin"']]],
      ['move', ['content/docs/guide/start.mdx', 'content/docs/more'], {}, [['"start", ', '']]],
      ['delete', ['content/docs/guide/other.mdx'], {}, [['"other", ', '']]],
      ['new', ['content/docs/guide/fresh.mdx'], {}, []],
      [
        'order',
        ['content/docs/guide', 'other', 'start'],
        {},
        [['["start", "---More---", "other"', '["other", "---More---", "start"']],
      ],
    ],
  },
  'Nextra with keys': {
    file: 'content/_meta.js',
    files: {
      'package.json': '{"dependencies": {"nextra": "4.0.0"}}',
      'content/_meta.js': `export default {
  index: 'Home',
  'get-started': { title: 'Start', theme: { toc: false } }, // first
  other: ''
}
`,
      'content/index.mdx': page('Home'),
      'content/get-started.mdx': page('Start'),
      'content/other.mdx': page('Other'),
    },
    calls: [
      ['rename', ['content/get-started.mdx', 'begin'], {}, [["'get-started':", "'begin':"]]],
      ['delete', ['content/other.mdx'], {}, [["}, // first\n  other: ''\n", '} // first\n']]],
      [
        'order',
        ['content', 'other', 'get-started'],
        {},
        [
          [
            "'get-started': { title: 'Start', theme: { toc: false } }, // first\n  other: ''",
            "other: '', // first\n  'get-started': { title: 'Start', theme: { toc: false } }",
          ],
        ],
      ],
    ],
  },
  Rspress: {
    file: 'docs/guide/_meta.json',
    files: {
      'rspress.config.ts': 'export default {}',
      'docs/_meta.json': '[{ "type": "dir", "name": "guide", "label": "Guide" }]',
      'docs/guide/_meta.json':
        '[\n  "start",\n  { "type": "file", "name": "other", "label": "Other", "tag": "new" }\n]\n',
      'docs/index.md': page('Home'),
      'docs/guide/start.md': page('Start'),
      'docs/guide/other.md': page('Other'),
    },
    calls: [
      ['rename', ['docs/guide/start.md', 'begin'], {}, [['"start"', '"begin"']]],
      [
        'new',
        ['docs/guide/fresh.md'],
        { title: 'Fresh' },
        [['"tag": "new" }\n', '"tag": "new" },\n  { "type": "file", "name": "fresh", "label": "Fresh" }\n']],
      ],
      [
        'delete',
        ['docs/guide/other.md'],
        {},
        [[',\n  { "type": "file", "name": "other", "label": "Other", "tag": "new" }', '']],
      ],
    ],
  },
  Docusaurus: {
    file: 'sidebars.js',
    files: {
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://a.b', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] }`,
      'sidebars.js': `module.exports = {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Guide',
      items: ['guide/start', { type: 'doc', id: 'own', label: 'Named' }],
    },
  ],
}
`,
      'docs/intro.md': page('Intro'),
      'docs/guide/start.md': page('Start'),
      'docs/named.md': '---\nid: own\n---\n# Named\n',
    },
    calls: [
      ['rename', ['docs/guide/start.md', 'begin'], {}, [['guide/start', 'guide/begin']]],
      ['rename', ['docs/named.md', 'else'], {}, []],
      ['delete', ['docs/named.md'], {}, [[", { type: 'doc', id: 'own', label: 'Named' }", '']]],
      ['new', ['docs/guide/fresh.md'], {}, [["'guide/start', ", "'guide/start', 'guide/fresh', "]]],
    ],
  },
  mdBook: {
    file: 'src/SUMMARY.md',
    files: {
      'book.toml': '[book]\ntitle = "T"\n',
      'src/SUMMARY.md': `# Summary

[Foreword](foreword.md)

- [Start](guide/start.md)
  - [Other](guide/other.md)
- [End](./end.md)
`,
      'src/foreword.md': page('Foreword'),
      'src/guide/start.md': page('Start'),
      'src/guide/other.md': page('Other'),
      'src/end.md': page('End'),
    },
    calls: [
      ['rename', ['src/guide/start.md', 'begin now'], {}, [['guide/start.md', 'guide/begin%20now.md']]],
      ['delete', ['src/guide/other.md'], {}, [['  - [Other](guide/other.md)\n', '']]],
      [
        'new',
        ['src/guide/fresh.md'],
        { title: 'Fresh' },
        [['(guide/other.md)\n', '(guide/other.md)\n  - [Fresh](guide/fresh.md)\n']],
      ],
      [
        'order',
        ['src', 'end', 'guide'],
        {},
        [
          [
            '- [Start](guide/start.md)\n  - [Other](guide/other.md)\n- [End](./end.md)\n',
            '- [End](./end.md)\n- [Start](guide/start.md)\n  - [Other](guide/other.md)\n',
          ],
        ],
      ],
    ],
  },
  docsify: {
    file: '_sidebar.md',
    files: {
      'index.html': '<script>window.$docsify = { loadSidebar: true }</script>',
      'README.md': page('Home'),
      '_sidebar.md': '* [Home](/)\n* Guide\n  * [Start](/guide/start)\n  * [Other](guide/other.md "Other")\n',
      'guide/start.md': page('Start'),
      'guide/other.md': page('Other'),
    },
    calls: [
      ['rename', ['guide/start.md', 'begin'], {}, [['/guide/start', '/guide/begin']]],
      ['delete', ['guide/other.md'], {}, [['  * [Other](guide/other.md "Other")\n', '']]],
      [
        'new',
        ['guide/fresh.md'],
        { title: 'Fresh' },
        [['"Other")\n', '"Other")\n  * [Fresh](guide/fresh.md)\n']],
      ],
    ],
  },
  GitBook: {
    file: 'SUMMARY.md',
    files: {
      '.gitbook.yaml': 'root: ./\n',
      'README.md': page('Home'),
      'SUMMARY.md': `# Table of contents

* [Home](README.md)

## Guide

* [Start](guide/start.md)
* [Other](guide/other.md)
`,
      'guide/start.md': page('Start'),
      'guide/other.md': page('Other'),
    },
    calls: [
      ['rename', ['guide/start.md', 'begin'], {}, [['guide/start.md', 'guide/begin.md']]],
      ['delete', ['guide/other.md'], {}, [['* [Other](guide/other.md)\n', '']]],
      [
        'new',
        ['guide/fresh.md'],
        { title: 'Fresh' },
        [['(guide/other.md)\n', '(guide/other.md)\n* [Fresh](guide/fresh.md)\n']],
      ],
      [
        'order',
        ['guide', 'other', 'start'],
        {},
        [
          [
            '* [Start](guide/start.md)\n* [Other](guide/other.md)\n',
            '* [Other](guide/other.md)\n* [Start](guide/start.md)\n',
          ],
        ],
      ],
    ],
  },
  'TOC.md': {
    file: 'TOC.md',
    files: {
      '_index.md': page('Home'),
      'TOC.md': `# Docs

- [Home](/_index.md)
- Guide
  - [Start](/guide/start.md)
  - [Other](/guide/other.md)
`,
      'guide/start.md': page('Start'),
      'guide/other.md': page('Other'),
    },
    calls: [
      ['rename', ['guide/start.md', 'begin'], {}, [['/guide/start.md', '/guide/begin.md']]],
      ['delete', ['guide/other.md'], {}, [['  - [Other](/guide/other.md)\n', '']]],
      [
        'new',
        ['guide/fresh.md'],
        { title: 'Fresh' },
        [['(/guide/other.md)\n', '(/guide/other.md)\n  - [Fresh](/guide/fresh.md)\n']],
      ],
    ],
  },
  'MkDocs with .pages': {
    file: 'docs/guide/.pages',
    files: {
      'mkdocs.yml': 'site_name: T\nplugins:\n  - awesome-pages\n',
      'docs/index.md': page('Home'),
      'docs/guide/.pages': 'title: Guide\nnav:\n  - start.md\n  - Named: other.md\n',
      'docs/guide/start.md': page('Start'),
      'docs/guide/other.md': page('Other'),
    },
    calls: [
      ['rename', ['docs/guide/start.md', 'begin'], {}, [['start.md', 'begin.md']]],
      ['delete', ['docs/guide/other.md'], {}, [['  - Named: other.md\n', '']]],
      [
        'order',
        ['docs/guide', 'other', 'start'],
        {},
        [['  - start.md\n  - Named: other.md\n', '  - Named: other.md\n  - start.md\n']],
      ],
    ],
  },
  'MkDocs with .nav.yml': {
    file: 'docs/.nav.yml',
    files: {
      'mkdocs.yml': 'site_name: T\nplugins:\n  - awesome-nav\n',
      'docs/.nav.yml': 'nav:\n  - index.md\n  - First: start.md\n  - other.md\n',
      'docs/index.md': page('Home'),
      'docs/start.md': page('Start'),
      'docs/other.md': page('Other'),
    },
    calls: [
      ['rename', ['docs/start.md', 'begin'], {}, [['start.md', 'begin.md']]],
      ['delete', ['docs/other.md'], {}, [['  - other.md\n', '']]],
    ],
  },
  VuePress: {
    file: 'docs/.vuepress/config.js',
    files: {
      'docs/.vuepress/config.js': `module.exports = {
  title: 'T',
  themeConfig: {
    sidebar: {
      '/guide/': ['start', ['other', 'Named']],
      '/': [{ title: 'All', children: ['/', '/end'] }],
    },
  },
}
`,
      'docs/README.md': page('Home'),
      'docs/end.md': page('End'),
      'docs/guide/start.md': page('Start'),
      'docs/guide/other.md': page('Other'),
    },
    calls: [
      ['rename', ['docs/guide/start.md', 'begin'], {}, [["'start'", "'begin'"]]],
      ['rename', ['docs/end.md', 'last'], {}, [["'/end'", "'/last'"]]],
      ['delete', ['docs/guide/other.md'], {}, [[", ['other', 'Named']", '']]],
    ],
  },
};

const CALLS = Object.entries(ENGINES).flatMap(([engine, { calls }]) =>
  calls.map((call) => [engine, call[0], call[1].join(' '), call] as const),
);

it.each(CALLS)('%s: %s %s', async (engine, _, __, call) => {
  const { files, file } = ENGINES[engine] as Engine;
  const siteDir = await makeSite(files);
  const [task, words, options, changes] = call as readonly [...Required<Call>, Engine['calls'][number][3]];
  const { text, notes } = await run(siteDir, [task, words, options], file);
  const wanted = changes.reduce((all, [from, to]) => all.replace(from, () => to), files[file] ?? '');
  expect(text).toBe(wanted);
  expect(notes.filter((note) => note.includes(file))).toEqual([]);
  expect((await readForeignSite(siteDir))?.unread).toEqual([]);
});

/** Files of the pages in the order of the sidebars. */
async function listFiles(siteDir: string): Promise<string[]> {
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const [version] = manifest.versions;
  if (version === undefined) throw new Error('no version');
  const docs = docsById(version);
  return [...listItemDocs(Object.values(version.sidebars).flat(), docs)].map(({ file }) => file);
}

it.each(Object.keys(ENGINES))(
  '%s: after many changes, the sidebar differs by these alone',
  async (engine) => {
    const { files, file: config } = ENGINES[engine] as Engine;
    const siteDir = await makeSite(files);
    const random = createRandom(engine.length);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    for (let step = 0; step < 8; step += 1) {
      const before = await listFiles(siteDir);
      const page = pick(before.filter((file) => !/(?:index|README)\.mdx?$/.test(file)));
      if (page === undefined) break;
      const [folder, ending] = [posix.dirname(page), posix.extname(page)];
      const fresh = `${folder}/${pick(['n', 'with space', "it's", '页', 'a.b'])} ${step}${ending}`.replace(
        /^\.\//,
        '',
      );
      const [call, expected] = pick<readonly [Call, readonly string[]]>([
        [['rename', [page, posix.basename(fresh)]], before.map((file) => (file === page ? fresh : file))],
        [['delete', [page]], before.filter((file) => file !== page)],
        [
          ['new', [fresh], { title: pick(['T: "x"', "It's", '标题', '- a #b']) }],
          [...before, fresh],
        ],
      ]);
      const done = planned(await plan(siteDir, call));
      await applyPlan(siteDir, done);
      const after = await listFiles(siteDir);
      const others = (list: readonly string[]) => list.filter((file) => file !== fresh && file !== page);
      expect(others(after), call.join(' ')).toEqual(others(expected));
      expect([...after].sort(), call.join(' ')).toEqual([...expected].sort());
      expect(done.notes.filter((note) => note.includes(config))).toEqual([]);
    }
    expect((await readForeignSite(siteDir))?.unread).toEqual([]);
  },
);

it('leaves the pages of other languages, which have the same names', async () => {
  const languages = ['en', 'es'].map((language) => ({
    language,
    groups: [{ group: 'G', pages: [`${language === 'en' ? '' : 'es/'}guide/start`] }],
  }));
  const siteDir = await makeSite({
    'docs.json': JSON.stringify({ navigation: { languages } }),
    'guide/start.mdx': page('Start'),
    'es/guide/start.mdx': page('Start'),
  });
  const { text } = await run(siteDir, ['rename', ['guide/start.mdx', 'begin']], 'docs.json');
  expect(text).toContain('["guide/begin"]');
  expect(text).toContain('["es/guide/start"]');
});

it.each([
  ['rename', ['page-1.md', 'c'], '.vitepress/config.js:1 还写着 page-1，不能自动改；请在那里改成 c'],
  ['delete', ['page-1.md'], '.vitepress/config.js:1 还写着 page-1，不能自动改；请在那里删去这一项'],
  ['new', ['c.md'], '导航写在 .vitepress/config.js:1，没有找到能加的位置；请在那里加上 c.md'],
] as const)('%s in a list that code makes: the place is named', async (task, words, note) => {
  const siteDir = await makeSite({
    '.vitepress/config.js': `export default { themeConfig: { sidebar: ['1', '2'].map((n) => ({ text: n, link: \`page-\${n}\` })) } }`,
    'page-1.md': page('A'),
    'page-2.md': page('B'),
  });
  expect(planned(await plan(siteDir, [task, words])).notes).toContain(note);
});

it.each([
  ['category', ['docs/x']],
  ['version', ['v2']],
  ['order', ['docs', 'a', 'missing']],
] as const)('%s is refused where the navigation cannot have it', async (task, words) => {
  const siteDir = await makeSite({ 'mkdocs.yml': 'nav: [a.md]', 'docs/a.md': page('A') });
  expect(await plan(siteDir, [task, words])).toHaveProperty('refused');
});

it.each([
  [
    'astro.config.mjs',
    `export default { integrations: [starlight({ sidebar: [{ label: 'G', autogenerate: { directory: 'g' } }] })] }`,
    'src/content/docs/g',
    '---\ntitle: B\nsidebar:\n  label: b\n---\n',
    '---\ntitle: B\nsidebar:\n  order: 1\n  label: b\n---\n',
  ],
  [
    '.vuepress/config.js',
    `import { hopeTheme } from 'vuepress-theme-hope'; export default { theme: hopeTheme({ sidebar: 'structure' }) }`,
    'g',
    '---\norder: 7 # x\n---\n# B\n',
    '---\norder: 1 # x\n---\n# B\n',
  ],
])(
  '%s: the order of pages that are not listed is a field of theirs',
  async (config, text, folder, old, wanted) => {
    const siteDir = await makeSite({
      'package.json': '{}',
      [config]: text,
      [`${folder}/a.md`]: '---\ntitle: A\n---\n',
      [`${folder}/b.md`]: old,
    });
    const done = await run(siteDir, ['order', [folder, 'b', 'a']], `${folder}/b.md`);
    expect(done.text).toBe(wanted);
  },
);
