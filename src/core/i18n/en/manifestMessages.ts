import type { Translation } from '../translation.ts';
import type * as zh from '../zh-Hans/manifestMessages.ts';
import { either, plural } from './format.ts';

export const manifestMessages: Translation<typeof zh.manifestMessages> = {
  unreadable: 'manifest.json cannot be read; check its permissions',
  notUtf8: 'manifest.json is not encoded in UTF-8; save it as UTF-8',

  emptySite: (folders) =>
    `Site has no pages, so nothing is published; put Markdown files in ${either(folders)}, such as ${folders[0]}/index.md`,
  emptyVersion: (name, folder) => `Version ${name} has no pages; check the folder ${folder}`,
  missingLocale: (label, dir) =>
    `Folder ${dir} of language ${label} does not exist, so the language is not published; create the folder, or remove the language from locales`,
  missingFolder: (name, folder) =>
    `Folder ${folder} of version ${name} does not exist, so its pages are not published; change dir, or create the folder`,
  versionPathTaken: (name, path, owner) =>
    `Version ${name} has the same URL as version ${owner}, ${path}, so its pages cannot be reached; change path, for example to /docs/${name}`,
  inheritsItself: (name) => `Version ${name} inherits from itself, so inherits is ignored`,
  inheritsUnknown: (name) =>
    `Version ${name} inherits from a version that does not exist, so inherits is ignored`,
  unusedWithout: (name, id) =>
    `Version ${name} lists ${id} in without, but the version it inherits from has no such page`,

  duplicateId: (id, owner) =>
    `id "${id}" is already used by ${owner}, so this page is left out; rename the file, or set another id in the front matter`,
  badField: (field, problem, url) =>
    `${field} ${problem}, so the URL of this page is ${url}; change ${field}`,
  badFileName: (problem, url) =>
    `URL derived from the file name ${problem}, so the URL of this page is ${url}; rename the file, or set slug`,
  badPath: (file, written, problem, path) =>
    `path "${written}" of ${file} ${problem}, so its URL is ${path}; change path`,

  category: {
    notUtf8: 'Category file is ignored because it is not encoded in UTF-8; save it as UTF-8',
    unreadable: (message) => `Category file is ignored because it is invalid: ${message}`,
    ignored: (problem) => `Category file is ignored: ${problem}`,
    fieldIgnored: (field, problem) => `${field}: ${problem}; the field is ignored`,
    unknownDoc: (id) =>
      `link.id: expected the id of a page, but no page has the id "${id}"; the field is ignored`,
    badUrl: (url, problem, path) =>
      `Category URL ${url} ${problem}, so the URL of this category is ${path}; change slug`,
    urlTaken: (url, path) =>
      `URL ${url} is already used by another category, so the URL of this category is ${path}; change slug`,
  },

  check: { added: 'missing', removed: 'extra', changed: 'changed' },
  written: { added: 'added', removed: 'removed', changed: 'updated' },
  sidebarChanged: (owner, changed) => `${owner}: sidebar ${changed}`,
  pageChanged: (owner, id, changed) => `${owner}: ${id} ${changed}`,
  pageListed: (owner, change, id) => `${owner}: ${change} ${id}`,
  details: (texts) => ` (${texts.join(', ')})`,
  counts: (added, changed, removed) =>
    [
      `added ${plural(added, 'page')}`,
      `updated ${plural(changed, 'page')}`,
      `removed ${plural(removed, 'page')}`,
    ]
      .filter((_, at) => [added, changed, removed][at])
      .join(', '),
};

export const schemaMessages: Translation<typeof zh.schemaMessages> = {
  title: 'Site manifest',
  fields: {
    'site.theme': 'Appearance of the site; each field is optional',
    'site.theme.accent':
      'Color of links, buttons, and selected items, such as #0c7a5e; dark mode uses a lighter shade of it. Or { "light": …, "dark": … }. A color in which text is hard to read is reported by npm run check and replaced by a near one',
    'site.theme.radius': 'Radius of corners, such as 6px',
    'site.theme.width': 'Width of the text, such as 52rem',
    'site.theme.font': 'Font of the text, such as "Inter, system-ui"; or { "families": …, "files": … }',
    'site.theme.font.files': 'Files of the first font in families',
    'site.theme.font.files[].src': 'Font file of the site, such as /fonts/inter.woff2',
    'site.theme.monoFont': 'Font of code; written like font',
    'site.theme.monoFont.files': 'Files of the first font in families',
    'site.home': 'Parts of the home page, each of them optional',
    'site.home.lead': 'What the product does for readers, in one or two sentences',
    'site.home.points': 'A few points below the tagline, a few words each',
    'site.home.actions': 'Buttons, the most important one first; doc is the id of a page, href is a URL',
    'site.home.commands': 'Terminal commands to copy; readers switch between several groups',
    'site.home.commands[].label': 'Name of this group of commands, such as a download source',
    'site.home.commands[].code': 'Commands, one per line, without a prompt',
    'site.home.picture':
      'Picture on the right of the home page; an SVG can adapt to dark mode with prefers-color-scheme',
    'site.home.picture.alt': 'Description for people who cannot see the picture',
    'site.home.features': 'What the product can do, one card each; with href, the whole card is a link',
    'site.home.sections': 'Sections below the cards, in this order',
    'site.home.sections[].type':
      'steps: a sequence of steps; links: a few links for each kind of reader; facts: a few facts',
    'site.home.sections[].title': 'Heading of the section',
    'site.home.sections[].text': 'A sentence below the heading',
    'site.editor':
      'Whether readers can open the editor (/edit/…). By default they can, except in unmaintained versions; true: on all pages; false: on none.',
    'site.values':
      'Values that readers can set for themselves, such as the address of a host. Text and code show the reader’s value in place of the placeholder. Front matter can also define values, for that page only.',
    'site.values[].name':
      'Placeholder in the text, such as YOUR_IP. A name with only lowercase letters, digits, and hyphens is a code name: the text contains default instead.',
    'site.values[].label': 'What the value is, for readers',
    'site.values[].default': 'What readers see until they set the value; without it, the placeholder',
    'site.values[].pattern': 'Regular expression that the whole value must match',
    'site.values[].secret': 'true: stored only until the tab is closed, for example for a password',
    'site.imageHosts':
      'Hosts from which pages load images, such as ["https://img.example.com"]. By default, pages load images only from the site itself, and images on other sites are shown as links.',
    'site.fallback': 'true: pages without a translation are shown in the default language',
    'site.storageName':
      'Name of the site in the browser’s storage, such as for drafts; default: title. Set it to the old title when you change the title',
    locales:
      'Languages of the site. With two or more, each has its own pages and manifest: manifest.json in its folder contains what differs from this one (title, navbar, home page, and so on).',
    'locales[].path':
      'Prefix of the URLs of this language, such as /en/; with a full URL, the language is only a link',
    'locales[].dir': 'Folder of this language, laid out like the site folder (default: the name in path)',
    'locales[].fallback': 'false: pages without a translation are left out, regardless of site.fallback',
    redirects:
      'Pages that were renamed, moved, or merged: old URL → new URL. Both start with / and can have an anchor, such as "/docs/old": "/docs/new" or "/docs/new#old-heading": "/docs/other#new-heading". npm run page adds a redirect when it renames or moves a page.',
  },
};
