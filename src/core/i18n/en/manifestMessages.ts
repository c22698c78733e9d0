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
    $schema:
      'JSON Schema of the manifest, by which code editors complete and check it, such as ./manifest.schema.json',
    site: 'The site: name, URL, navbar, footer, home page, and so on',
    'site.title': 'Name of the site, in the navbar and after the title of each page',
    'site.tagline': 'A sentence below the name on the home page, which is also the description of that page',
    'site.url':
      'Origin of the published site, such as https://docs.example.com, without a path or a slash at the end; canonical URLs, sitemap.xml, the feed, and llms.txt need it',
    'site.baseUrl': 'Path of the site on its host; builds take it from BASE_PATH, so that it need not be set',
    'site.defaultLocale': 'Language of the site, and of the interface, commands, and findings',
    'site.titleDelimiter': 'Sign between the title of a page and the name of the site in browser tabs',
    'site.theme.accent.light': 'Color in light mode',
    'site.theme.accent.dark': 'Color in dark mode',
    'site.theme.font.families': 'Names of fonts, tried in order, such as "Inter, system-ui"',
    'site.theme.font.files[].weight':
      'Weight of the file, or the range of a variable font, such as "100 900"',
    'site.theme.font.files[].italic': 'true: the file is italic',
    'site.navbar': 'Bar at the top of each page',
    'site.navbar.title': 'Name in the navbar; default: site.title',
    'site.navbar.hideOnScroll':
      'Hides the navbar while readers scroll down, and shows it when they scroll up',
    'link.type':
      'link: a link; versions: list of versions; locales: list of languages; search and theme: place of these two buttons',
    'link.label': 'Text of the link',
    'link.href': 'Path in the site (/docs/deploy) or full URL',
    'link.doc': 'Id of a page in the current version; has priority over href',
    'link.position': 'Left or right side of the navbar',
    'site.footer': 'Footer of each page',
    'site.footer.columns': 'Columns of links in the footer',
    'site.footer.columns[].title': 'Heading of the column',
    'site.footer.columns[].items': 'Links of the column',
    'site.footer.copyright': 'Copyright notice at the end of the footer',
    'site.colorMode': 'Light and dark mode',
    'site.colorMode.defaultMode': 'Mode of readers who have not chosen one, unless it follows their system',
    'site.colorMode.disableSwitch': 'true: no button switches the mode',
    'site.colorMode.respectPrefersColorScheme':
      'true: the mode follows the system of readers who have not chosen one',
    'site.announcementBar': 'Announcement at the top of each page',
    'site.announcementBar.id':
      'Name of the announcement; with another one, readers who have closed it see it again',
    'site.announcementBar.content': 'Text of the announcement: a line of Markdown',
    'site.announcementBar.isCloseable': 'Whether readers can close it',
    'site.docsVersionPersistence':
      'localStorage: the version that a reader has chosen is stored; none: it is not',
    'site.tableOfContents': 'Levels of headings in the table of contents',
    'site.tableOfContents.minHeadingLevel': 'Highest level',
    'site.tableOfContents.maxHeadingLevel': 'Lowest level',
    'site.editUrl':
      'Start of the URLs that edit a page, which the path of the file in the site folder follows, such as https://github.com/me/docs/edit/main/docs/',
    'site.strict':
      'Which findings are errors: true for all, or a list of rules such as ["broken-link"]; by default, they are warnings',
    'site.home.picture.src': 'Picture, such as /img/hero.svg',
    'site.home.picture.wireframe':
      'Lines of a wireframe, as in a code block with the language wireframe; parts with @2 appear one after another',
    'site.home.picture.width': 'Width in pixels, so that its place is reserved before it loads',
    'site.home.picture.height': 'Height in pixels',
    'site.home.features[].title': 'Title of the card',
    'site.home.features[].text': 'A sentence or two on the card',
    'site.home.features[].image': 'Picture of the card, such as /img/search.svg',
    'site.home.features[].href': 'Target of the card',
    'site.home.sections[].items': 'Items of the section',
    'site.home.sections[].items[].title': 'Title of the item',
    'site.home.sections[].items[].text': 'Text of the item',
    'site.home.sections[].items[].href': 'Target of the item',
    'site.home.sections[].items[].steps': 'First steps of these readers, in a section of type roles',
    'site.home.sections[].items[].steps[].label': 'Text of the step',
    'site.home.sections[].items[].steps[].href': 'Path in the site or full URL',
    'site.home.sections[].items[].links': 'Links of the item, in a section of type links',
    'site.home.sections[].items[].links[].label': 'Text of the link',
    'site.home.sections[].items[].links[].href': 'Path in the site or full URL',
    'locales[].locale': 'Language tag, such as en or zh-Hans',
    'locales[].label': 'Name in the list of languages, in the language itself',
    'locales[].direction': 'Writing direction; rtl is from right to left',
    'locales[].htmlLang': 'The lang attribute of its pages; default: locale',
    'locales[].calendar': 'Accepted for compatibility with Docusaurus, without effect',
    versions:
      'Versions of the documentation, in the order in which they are listed; a site without versions has one',
    'versions[].name': 'Name of the version in links and commands, such as v2',
    'versions[].label': 'Name in the list of versions',
    'versions[].isLast': 'true: the latest version, which readers see by default',
    'versions[].path': 'Prefix of its URLs, such as /docs or /docs/v1',
    'versions[].dir': 'Folder of its files, such as docs/v2',
    'versions[].mainDocId': 'Id of the first page; written by npm run manifest',
    'versions[].banner': 'Notice on each page: unreleased, or no longer maintained',
    'versions[].badge': 'Accepted for compatibility with Docusaurus, without effect',
    'versions[].noIndex': 'true: search engines leave out the version',
    'versions[].inherits': 'Name of another version, whose pages are shown where this version has none',
    'versions[].inheritsNew': 'true: an unmaintained version also shows pages that are added later',
    'versions[].without': 'Ids of pages that are not inherited',
    'versions[].groups': 'Groups in the sidebar',
    'versions[].groups[].label': 'Name of the group',
    'versions[].groups[].docs': 'Ids of its pages',
    'versions[].fallbackDir': 'Written by the build',
    'versions[].search': 'Written by the build',
    'versions[].docs': 'Pages of the version, written by npm run manifest',
    'versions[].sidebars': 'Sidebars of the version, written by npm run manifest',
    pages: 'Pages outside of versions, written by npm run manifest',
    parts: 'Written by the build',
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
    'site.favicon':
      'Icon of the tab; or { "light": …, "dark": …, "touch": … }: icons for light and dark mode, and for the home screen of phones',
    'site.image':
      'Picture shown with shared links: a file of the site or a full URL; image in front matter sets it for one page',
    'site.card':
      'Draws the picture for shared links of each page that sets no image: its title in the colors of the site. true: in a font of the system; or { "font": … }. Needs site.url',
    'site.card.font':
      'TrueType or OpenType font file of the site, with the characters of all titles, such as .card/NotoSans-Bold.ttf; files in folders that start with a dot are not published',
    'site.head':
      'More tags in the head of each page: meta, such as the verification code of a search engine, and link. Scripts and styles belong in site.js and site.css',
    'picture.light': 'Picture for light mode',
    'picture.dark': 'Picture for dark mode',
    'picture.touch': 'Icon on the home screen of phones',
    'site.head[].tag': 'meta or link',
    'site.head[].name': 'Name of a meta tag, such as google-site-verification',
    'site.head[].property': 'Property of a meta tag, such as fb:app_id',
    'site.head[].content': 'Content of the meta tag',
    'site.head[].rel':
      'Relation of a link tag; files of icon, apple-touch-icon, mask-icon, and manifest must be those of the site',
    'site.head[].href': 'Target of the link tag: a file of the site, or a full URL',
    'site.head[].sizes': 'Attribute of the link tag, as in HTML',
    'site.head[].type': 'Attribute of the link tag, as in HTML',
    'site.head[].media': 'Attribute of the link tag, as in HTML',
    'site.head[].color': 'Attribute of the link tag, as in HTML',
    'site.head[].hreflang': 'Attribute of the link tag, as in HTML',
    'site.head[].title': 'Attribute of the link tag, as in HTML',
    'site.navbar.logo': 'Logo in the navbar; or { "light": …, "dark": … }, one for each mode',
    'site.navbar.items': 'Links and buttons of the navbar, in this order',
    'link.sidebar': 'Name of a sidebar: the link opens its first page, and is marked on all of its pages',
    'link.icon': 'Icon before the label; or { "light": …, "dark": … }',
    'link.hideLabel': 'true: only the icon is shown; screen readers read the label',
    'link.items': 'Links of a drop-down list; an entry with items is the title of a group of links',
    'versions[].navigation':
      'Sidebars by name, written by hand. An item is a page (`page`: its file in the folder of the version, or its id), a link to another site (`href`), the pages of a folder that no other item lists (`folder`; `.` is that of the version), or a group (`items`); it may have a `label`, and be `collapsed`',
    'versions[].numberPrefixes':
      'Whether a number in front of a file name (`01-install.md`) sorts pages and is left out of their URLs; default: `true`',
    'versions[].dialect':
      'Dialects of other engines in which the pages are written, one or a list; `mdx` is JSX also in `.md`; default: those whose signs a page has',
    'versions[].urls':
      'How URLs follow from the names of files where it is not as usual; every part of a name belongs to the URL. Sites of other engines have it',
    'versions[].urls.index': 'Names of files that are the page of their folder; default: `["index"]`',
    'versions[].urls.groups': 'true: folders in parentheses, such as `(guide)`, are left out',
    'versions[].urls.slugs':
      'true: names are in lower case, with hyphens instead of spaces and without punctuation',
    'versions[].urls.languages':
      'Languages with which names of files end (`install.zh.md`), that of the version first. A file without a language stands for those that lack it',
    'versions[].exclude': 'Files and folders in the folder of the version that are no pages',
    'versions[].sidebarFolders':
      'Folders at the top of the version that have a sidebar each, with the name of the folder; links of the navbar open them (sidebar). The other pages are in the default sidebar',
    'site.home.picture':
      'Picture on the right of the home page; an SVG can adapt to dark mode with prefers-color-scheme',
    'site.home.picture.alt': 'Description for people who cannot see the picture',
    'site.home.features': 'What the product can do, one card each; with href, the whole card is a link',
    'site.home.sections': 'Sections below the cards, in this order',
    'site.home.sections[].type':
      'steps: a sequence of steps; links: a few links for each kind of reader; roles: who readers are, and their first steps; facts: a few facts',
    'site.home.sections[].title': 'Heading of the section',
    'site.home.sections[].text': 'A sentence below the heading',
    'site.elements':
      'Custom elements that pages may contain, with their attributes, such as { "api-console": ["src", "method"] }; site.js defines them. Text inside is for readers without scripts, search, and print',
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
    'site.feedback':
      'Asks readers at the end of each page whether it helped. A URL is shown as a link: {title}, {url}, {path}, and {answer} stand for the title, URL, and path of the page, and the reader’s answer (yes or no; with it, there are two links). A path on the host of the site, such as /feedback, gives two buttons that send {"path": …, "answer": …} to it.',
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
  frontMatter: {
    title: 'Title, in place of the first # heading',
    hide_title: 'true: the title is not shown',
    description:
      'A sentence for search engines, link previews, and the search of the site; default: the first sentence of the text',
    image: 'Picture shown with shared links to the page: a file, relative to the page, or a full URL',
    keywords: 'List of keywords, which the search of the site knows too',
    tags: 'List of tags, each with a page that lists its pages, linked at the end of this one; { label, permalink } gives a path for it',
    sidebar_label: 'Name in the sidebar',
    sidebar_position: 'Place in the sidebar, lower ones first; pages without one follow by file name',
    displayed_sidebar: 'Name of another sidebar, or null for none',
    slug: 'Path in the URL, in place of the file name; from the version’s path if it starts with /',
    id: 'Name of the page for the manifest, links, and other versions; default: the file name',
    hide_table_of_contents: 'true: no table of contents',
    toc_min_heading_level: 'Highest level in the table of contents, 2 to 6',
    toc_max_heading_level: 'Lowest level in the table of contents, 2 to 6',
    pagination_next: 'Id of the next page, or null for none',
    pagination_prev: 'Id of the previous page, or null for none',
    pagination_label: 'Name of the page at the bottom of its neighbors',
    parse_number_prefixes:
      'false: a number at the start of the file name, such as 01-install, stays in the URL',
    draft: 'true: the page is shown in the local preview, and not published',
    unlisted: 'true: the page has a URL, but is not in the sidebar, search, or sitemap.xml',
    search: 'false: the search of the site leaves out the page',
    last_update:
      'Date and author of the last update, in place of those from Git: { date: 2025-06-01, author: Kim }',
    custom_edit_url: 'URL for editing the page, or null for none',
    values: 'Placeholders that readers replace by their own values; written like site.values of the manifest',
  },
};
