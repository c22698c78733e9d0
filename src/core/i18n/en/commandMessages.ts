import type { Translation } from '../translation.ts';
import type { commandMessages as zh } from '../zh-Hans/commandMessages.ts';
import { earlyMessages } from './earlyMessages.mjs';
import { either, list, number, plural } from './format.ts';
import { type UsageRow, usageText } from './usageText.ts';

export const followLinks: UsageRow = [
  '--follow-links',
  'Also publish content outside the site folder that is reached through symbolic links',
];
export const trust: UsageRow = [
  '--trust',
  'Run the configuration of another engine in a process of its own, instead of reading only its literals; for repositories that you trust',
];
export const siteDir: UsageRow = [
  'SITE_DIR',
  'Site folder (default: public; of the package: docs, or the current folder)',
];
/** Options of all commands. */
export const COMMON_OPTIONS: readonly UsageRow[] = [
  [
    '--lang',
    'Language of messages, such as zh-Hans (default: the language of the site, or else of the terminal); generated files always use the language of the site',
  ],
  ['--help', 'Show this help'],
];
const host: UsageRow = [
  '--host',
  'Host name or IP address to listen on, so that other computers can open the site; without a value, all addresses of this computer (default: this computer only)',
];

export const commandMessages: Translation<typeof zh> = {
  build: {
    usage: usageText(
      'npm run build -- [--changed] [--archive <file.zip>] [--follow-links] [--trust]',
      [
        'Builds the site for GitHub Pages or any other static host. The previous build stays in place until the new one is complete.',
      ],
      {
        Options: [
          ['--changed', 'List the files that differ from the previous build: + new or changed, - deleted'],
          [
            '--archive',
            'Also write the new and changed files to a zip file, so that you can upload only those',
          ],
          followLinks,
          trust,
          ...COMMON_OPTIONS,
        ],
        'Environment variables': [
          ['OUT_DIR', 'Output folder (default: dist)'],
          ['BASE_PATH', 'Base path of the site on the server, such as /repo/ (default: /)'],
          siteDir,
          ['SERVICE_WORKER', 'off: build without a service worker, and remove it from browsers that have it'],
        ],
      },
    ),
    start: (siteDir, outDir, basePath) => `Building ${siteDir} → ${outDir}, base path ${basePath}`,
    noSiteUrl:
      'manifest.json has no site.url, so sitemap.xml and opensearch.xml are not written, pages have no canonical URL, and the feed has relative URLs.',
    done: (counts, changes, bytes, seconds) =>
      `Built ${plural(counts.addresses, 'URL')} (${plural(counts.shells, 'page file')}, ${plural(counts.rendered, 'page')} rendered), copied ${plural(counts.copied, 'file')}; ` +
      `${plural(changes.written, 'file')} new or changed, ${plural(changes.removed, 'file')} deleted; ` +
      `first visit: ${plural(bytes.js, 'byte')} of JS, ${plural(bytes.css, 'byte')} of CSS (gzip); ${seconds} s.`,
  },

  pack: {
    usage: usageText(
      'npm run pack',
      [
        'Makes the folder of the npm package: the compiled engine, for teams that have no clone of this repository. Publish it with npm publish <folder>, or make an archive of it with npm pack <folder>.',
        'Also writes mojian-browser-<version>.zip beside it: the browser’s part, which reads the Markdown files of any web server without Node.',
      ],
      {
        Options: [...COMMON_OPTIONS],
        'Environment variables': [['OUT_DIR', 'Output folder (default: dist-package)']],
      },
    ),
    done: (folder, files, bytes, archive, seconds) =>
      `Wrote ${plural(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB, to ${folder}, and the part without Node to ${archive}; ${seconds} s.`,
  },

  bundle: {
    usage: usageText(
      'npm run bundle -- [--follow-links] [--trust]',
      [
        'Creates the offline kit: a folder, and a zip file with the same name. To read the docs, double-click index.html in the folder. The kit also works on any web server, at any path. For instructions, see README.txt in the kit.',
      ],
      {
        Options: [followLinks, trust, ...COMMON_OPTIONS],
        'Environment variables': [['OUT_DIR', 'Output folder (default: dist-offline)'], siteDir],
      },
    ),
    start: (siteDir, outDir) => `Creating the offline kit: ${siteDir} → ${outDir}`,
    done: (pages, archive, megabytes, seconds) =>
      `Created the offline kit: ${plural(pages, 'page')} in ${archive} (${megabytes} MB); ${seconds} s.`,
  },

  check: {
    title: 'Content check',
    help: [
      'Checks the content: links, anchors, images, diagrams, duplicate URLs, front matter, orphan pages, and the text itself.',
    ],
    fixes: 'full-width markup, missing spaces, and invisible characters',
    checked: (files) => `checked ${plural(files, 'file')}`,
  },

  copywriting: {
    title: 'Copywriting',
    help: (table) => [
      `Checks the text: spaces between Chinese and Latin text, full-width punctuation, terms, names, and forbidden words. The words are defined in ${table} in the site folder; without that file, nothing is checked.`,
    ],
    fixes: 'spaces, punctuation, names, and terms',
    noTable: (table) => `no ${table} in the site folder, so the text was not checked`,
    checked: (files) => `checked the text of ${plural(files, 'file')}`,
  },

  manifest: {
    usage: usageText(
      'npm run manifest -- [--check | --upgrade] [--follow-links] [--trust]',
      [
        'Fills in docs, sidebars, and pages in manifest.json from the Markdown files, and leaves the other fields unchanged. The order of a sidebar is set in navigation, SUMMARY.md, _sidebar.md, or the files, not in sidebars.',
      ],
      {
        Options: [
          [
            '--check',
            'Write nothing; if manifest.json is out of date, list the differences and exit with code 1',
          ],
          [
            '--upgrade',
            'Also remove the fields that no longer have an effect and add $schema, and print the difference',
          ],
          followLinks,
          trust,
          ...COMMON_OPTIONS,
        ],
        'Environment variables': [siteDir],
      },
    ),
    moreChanges: (count) => `…and ${plural(count, 'more change')}`,
    upToDate: (pages) => `manifest.json is up to date: ${pages}.`,
    outdated: (exists, onlyLayout) =>
      `manifest.json ${exists ? 'is out of date' : 'does not exist'}${onlyLayout ? ' (only its formatting differs)' : ''}. Run npm run manifest.`,
    writtenLanguage: (file) => `Wrote ${file}, the manifest of another language`,
    written: (path, changes, pages, seconds) =>
      `Wrote ${path}: ${changes === '' ? '' : `${changes}; `}now ${pages}; ${seconds} s.`,
  },

  page: {
    usage: (tasks) =>
      usageText(
        'npm run page -- <task> ... [options]',
        [
          'Creates, renames, moves, and deletes pages, and creates versions. Links, anchors, images, sidebars, and front matter are updated to match, and redirects from old URLs are added to manifest.json. Either all files change or none do.',
          'Specify a page by its file (docs/v8/deploy.md) or its URL (/docs/deploy). rename and move also accept a folder.',
        ],
        {
          Tasks: tasks,
          Options: [
            ['--dry-run', 'List the files and lines that would change, without writing anything'],
            ['--title <title>', 'Title of the new page'],
            [
              '--template <template>',
              'Template of the new page: task (default), reference, or troubleshooting',
            ],
            ['--label <label>', 'Label of the new category'],
            ['--position <number>', 'Position in the sidebar'],
            ['--to <page>', 'Page that replaces the deleted page'],
            ['--from <version>', 'Version to copy (default: the latest)'],
            ...COMMON_OPTIONS,
          ],
          'Environment variables': [siteDir],
        },
      ),
    undo: 'Undo the last change, byte for byte',
    undone: (files) => `Undid the last change and restored ${plural(files, 'file')}.`,
    reading: 'Reading pages',
    wouldChange: (files) => `Would change ${plural(files, 'file')} (--dry-run: nothing was written).`,
    changed: (files) => `Changed ${plural(files, 'file')}. To undo this change, run npm run page -- undo.`,
    noTask: (names) => `Specify a task: ${either(names)}`,
    taskKind: 'task',
    wrongArguments: (usage) => `Wrong arguments; expected ${usage}`,
    undoIsNotDry: 'undo cannot be used with --dry-run',
    positionIsNumber: (value) => `--position must be a number, got "${value}"`,
  },

  preview: {
    usage: (port) =>
      usageText(
        'npm run preview -- [--base /a/b/] [--dir <folder>] [--host <address>]',
        ['Serves a built site the way GitHub Pages does.'],
        {
          Options: [
            ['--base', 'Base path of the site (default: /)'],
            ['--dir', 'Folder of the built site (default: dist, or OUT_DIR)'],
            host,
            ...COMMON_OPTIONS,
          ],
          'Environment variables': [['PORT', `Port (default: ${port})`]],
        },
      ),
    notBuilt: (folder) => `${folder} does not contain a built site. Run npm run build first.`,
  },

  start: {
    usage: usageText(
      'npm start -- [--host <address>] [--follow-links] [--trust]',
      ['Serves the site at http://localhost:3000 and updates pages as you edit Markdown files.'],
      {
        Options: [host, followLinks, trust, ...COMMON_OPTIONS],
        'Environment variables': [['PORT', 'Port (default: 3000)'], siteDir],
      },
    ),
  },

  refresh: {
    usage: usageText(
      'node refresh.mjs [--follow-links]',
      [
        'Run this after you edit, add, delete, or rename Markdown files in docs or pages. It updates manifest.json, the search index, and all other files that depend on the content, and checks links, anchors, and images. Findings do not change the exit code.',
        'You can interrupt it at any time and run it again. It requires only Node.js 20 or later.',
      ],
      { Options: [followLinks] },
    ),
    banner: 'Updates the docs: node refresh.mjs',
    oldNode: ['Node.js 20 or later is required, but this is ', '.'],
  },

  bench: {
    usage: usageText(
      'npm run bench -- [name ...] [folder ...]',
      [
        'Measures the engine and prints a table, with JSON on the last line. Without a name, runs all benchmarks.',
        'A folder, written with a slash, is a checkout of another project: repositories compares its navigation with the sidebars here.',
      ],
      {
        Options: [
          [
            '--rounds',
            'Number of rounds in comparisons with other engines or a larger site (for growth, interactions, and peers; default: 7, which takes about 25 minutes for peers and 1 hour for interactions)',
          ],
          [
            '--pages',
            'Number of generated pages to add to the site (for build, builds, bundle, growth, search, and start; default: 0)',
          ],
          [
            '--base',
            'Another checkout of this project, with dependencies installed, to measure first and compare with (for builds; its cache is cleared)',
          ],
          ...COMMON_OPTIONS,
        ],
        'Environment variables': [siteDir],
      },
    ),
    kind: 'benchmark',
    pagesIsInteger: (value) => `--pages must be a whole number, got "${value}"`,
    roundsIsPositive: (value) => `--rounds must be a positive whole number, got "${value}"`,
    running: (name) => `Measuring ${name}…`,
  },

  test: {
    usage: (steps) =>
      usageText(
        'npm test -- [--only <step>,<step>]',
        ['Runs all checks. The last line is N passed, N failed; the exit code is 1 if any check failed.'],
        {
          Options: [
            [
              '--only',
              'Run only these steps:',
              ...steps.map(([name, title]) => `${name.padEnd(15)}${title}`),
            ],
            ...COMMON_OPTIONS,
          ],
          'Environment variables': [['CHROMIUM_PATH', 'Chromium for the browser tests'], siteDir],
        },
      ),
    kind: 'step',
    steps: {
      format: 'Format and style',
      types: 'Types',
      'core-types': 'Types of the core (without DOM and Node)',
      'dead-code': 'Unused code',
      unit: 'Unit and component tests',
      links: 'Content and links',
      copywriting: 'Copywriting',
      build: 'Build',
      budgets: 'Size of the first visit',
      browser: 'Browser tests',
      specification: 'A test for each sentence of the specification (requires unit and browser)',
    },
    running: (title, name) => `\n▶ ${title} (${name})`,
    ran: (title, passed, failed, seconds) =>
      `${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed, ${seconds} s`,
    failed: (names) => `\nFailed: ${names.join(', ')}`,
    budget: (name, bytes, limit) =>
      `${bytes <= limit ? '✓' : '✗'} ${name}: ${plural(bytes, 'byte')}, limit ${number(limit)}`,
    retried: (name) => `Passed on retry: ${name}`,
    openSentence: (section, sentence, missing) =>
      `✗ §${section} ${sentence}\n    Not passed: ${missing.join('; ')}`,
    noTest: '(no test)',
    outsideOfTests: '(outside of tests)',
    chromiumNotFound: (path) => `CHROMIUM_PATH is ${path}, which does not exist.`,
    downloadingChromium: 'Chromium not found. Playwright is downloading it…',
    noChromium: 'No usable Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
    installingPackages: (names) => `Installing the Debian packages ${list(names)}…`,
  },

  arguments: {
    refused: (problem, command) => `${problem} (for help, run ${command})`,
    noPositionals: (value) => `Unexpected argument "${value}"`,
    optionKind: 'option',
    valueMissing: (option) => `Option ${option} requires a value`,
    noValue: (option) => `Option ${option} does not take a value`,
    basePath: (value) =>
      `The base path must look like /repo/, got "${value}". In Git Bash on Windows, write repo/ (without the leading slash).`,
    port: (value) => `PORT must be a whole number from 0 to 65535, got "${value}".`,
    noSiteDir: (folder) =>
      `Site folder ${folder} not found. Check the environment variable SITE_DIR; a relative path is resolved from the current folder.`,
    archiveIsFolder: (archive) => `${archive} is a folder. Include the name of the zip file.`,
  },

  systemErrors: {
    ENOSPC: 'The disk is full; free up some space and try again',
    EROFS: 'The file system is read-only; use another location',
    EACCES: 'Permission denied; check the permissions of this location',
    ENOTDIR: 'A file exists where a folder is expected; move or rename the file, or use another location',
    ENAMETOOLONG: 'The name is too long for the file system; shorten the name of the file or folder',
    EPERM: 'Permission denied; check the permissions of this location',
    SOURCES_CHANGE: earlyMessages.sourcesChange,
  },
  systemError: (advice, message) => `${advice} (${message})`,

  progress: {
    step: (step) => `${step}…`,
    count: (step, done, total) => `${step}: ${done}/${total}`,
    timeLeft: (seconds) => `, about ${seconds} s left`,
  },

  refusedLinks: {
    broken: 'cannot be opened; fix or delete the link',
    outside:
      'is outside the site folder, so it is not published; copy the content into the site folder, set SITE_DIR to the real folder, or add --follow-links to the command to publish it anyway (npm commands: -- --follow-links)',
    hidden:
      'is hidden, so it is not published; link to a public file, or add --follow-links to the command to publish it anyway (npm commands: -- --follow-links)',
    loop: 'contains the link itself, so it is not followed; delete the link',
    nested:
      'is reached only through three or more symbolic links, so it is not followed; link to it directly',
  },
  refusedLink: (path, target, reason) =>
    `${path} is a symbolic link to ${target || 'the site folder'}, which ${reason}`,
};
