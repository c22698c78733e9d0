// The site specification, sentence by sentence, each with the tests that show it. `npm test`
// fails for a sentence whose tests did not all pass.
import type { Section } from '../../src/node/testing/specification.ts';

const ROUTES = 'routes.spec.ts';
const BAR = 'bar-and-footer.spec.ts';
const CONSTANTS = 'core/constants.test.ts › constants';
const MANIFEST = 'siteManifest.test.ts › the site’s manifest';

const V8 = `${ROUTES} › v8 has all its pages under /docs`;
const V7 = `${ROUTES} › v7 has the same pages under /docs/v7, without the three that it never had`;
const NEXT = `${ROUTES} › next mirrors the latest under /docs/next`;
const NOT_FOUND = `${ROUTES} › any other address gives the not-found page with two lines, in the layout, near pages offered`;
const BAR_ITEMS = `${BAR} › the bar has its links left, version, source, language, search and colours right`;
const ANNOUNCEMENT =
  'announcement.spec.ts › closing it is remembered before the next first paint; another id shows it again';
const CRASH =
  'crash.spec.ts › a crash shows both languages, the error and its causes inside the layout; Try again heals it';
const BANNER = 'find-the-base-path.spec.ts › where it is nowhere, the reader is told, after one fresh load';
const STORED =
  'preferences.spec.ts › theme, version and dismissed announcement stand in local storage, under the site’s name, with a version';
const BACK_TO_SYSTEM =
  'theme.spec.ts › goes from the system’s colours to the other ones and back to the system’s, which it follows again';
const FOLLOWS_SYSTEM =
  'preferences.test.ts › follows the system while nothing is chosen, and no longer afterwards';
const DARK = 'preferences.test.ts › without a choice and without a wish of the system the site is dark';
const ONLY_GETS =
  'journey.spec.ts › readers send nothing: every request is a GET, to this site, for scripts, styles and content';
const LAYOUT = 'small-screen.spec.ts › the layout changes between 996 px and 997 px';
const HIDING = 'reading-comfort.spec.ts › the bar leaves on the way down and returns on the way up';
const BAR_TIMES = 'progress-bar.spec.ts › appears after 200 ms and not before, with the specified steps';
const PROGRESS = `${CONSTANTS} › progress bar: 200 ms, minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms`;
const LOST_PART = 'new-deployment.spec.ts › a missing part loads the target page anew';
const LAZY_RETRY = 'search.spec.ts › a part that does not load offers a retry';
const CHECK_WARNS =
  'node/commands/check.test.ts › npm run check › prints findings with their paths from the project, and fails only when it is strict';
const FOREIGN_FINDINGS =
  'node/check/checkContent.test.ts › checkContent › finds every mistake of the foreign site and calls nothing else one';
const VERSIONS = `${CONSTANTS} › versions: v8 at /docs is the latest, v7 at /docs/v7 unmaintained, next at /docs/next unreleased`;
const LOCALES = `${BAR} › the languages are the manifest’s: one, simplified Chinese`;
const LABELS = `${CONSTANTS} › labels for colours, copying, the way up, the neighbours, banners`;

export const SPECIFICATION: readonly Section[] = [
  {
    number: 2,
    title: 'Screens and routes',
    sentences: [
      { says: 'All pages are read-only documentation pages.', shownBy: [ONLY_GETS] },
      { says: 'All docs pages share one sidebar.', shownBy: [V8, V7, NEXT] },
      {
        says: '/ is the site home.',
        shownBy: [`${ROUTES} › / is the home page: name, tagline, first step, what the product does`],
      },
      {
        says: '/markdown-page is a standalone markdown page.',
        shownBy: [`${ROUTES} › /markdown-page is a page of its own, outside the docs`],
      },
      {
        says: '/docs/next is the draft next version root.',
        shownBy: [`${ROUTES} › /docs/next is the draft of the next version`],
      },
      {
        says: '/docs/next/ is the draft next version root.',
        shownBy: [`${ROUTES} › /docs/next/ is the draft of the next version`],
      },
      { says: '/docs/ is the latest version (v8) root.', shownBy: [V8] },
      {
        says: 'v8: accounting, crm, deploy, faq, initialization, licenses, monitoring, reports, sla, usage, work.',
        shownBy: [V8],
      },
      { says: 'v8: channels/ (index), channels/webim.', shownBy: [V8] },
      {
        says: 'v8: channels/messenger/ (index), facebook-otn, install, message-types, messenger-chatbot.',
        shownBy: [V8],
      },
      { says: 'v8: osc/ (index) and its eleven pages.', shownBy: [V8] },
      { says: 'v8: work-chatbot/ (index), bot-agent, install, message-types.', shownBy: [V8] },
      {
        says: 'v7, under /docs/v7/: the same set as v8, except licenses, osc/devonboard and osc/ide_vscode.',
        shownBy: [V7],
      },
      { says: 'v7 has the osc/license page.', shownBy: [V7] },
      { says: 'Next version: under /docs/next/, mirroring the docs structure.', shownBy: [NEXT] },
      { says: 'Route parameters: none.', shownBy: [`${ROUTES} › a query is no parameter of the page`] },
      { says: 'Any other path shows the not-found page.', shownBy: [NOT_FOUND] },
      {
        says: 'Paths ending in .html or /index.html are treated as the same path without that ending.',
        shownBy: ['docs/deploy', 'docs/deploy/', 'docs/deploy.html', 'docs/deploy/index.html'].map(
          (spelling) =>
            `read-a-doc.spec.ts › the four spellings of an address › ${spelling} settles on one, keeping query and hash`,
        ),
      },
      {
        says: 'Navbar: a docs-center link.',
        shownBy: [
          BAR_ITEMS,
          'versions.test.ts › only a choice is remembered: the docs link then leads to the chosen version',
        ],
      },
      { says: 'Navbar: an official-site link.', shownBy: [BAR_ITEMS] },
      {
        says: 'Navbar: a docs version dropdown (right).',
        shownBy: [
          BAR_ITEMS,
          'versions.spec.ts › switching keeps the page',
          'versions.test.ts › switching to a version that lacks the page opens its main page and says so',
        ],
      },
      { says: 'Navbar: a source-code link (right).', shownBy: [BAR_ITEMS] },
      { says: 'Navbar: a language dropdown.', shownBy: [BAR_ITEMS, LOCALES] },
      {
        says: 'Navbar: a search box.',
        shownBy: [
          BAR_ITEMS,
          'search.spec.ts › finds a page and a section of the shown version, and Enter opens the chosen one',
        ],
      },
      { says: 'Navbar: a light/dark colour toggle.', shownBy: [BAR_ITEMS, FOLLOWS_SYSTEM] },
      {
        says: 'Navbar: a sliding menu on mobile.',
        shownBy: [
          'small-screen.spec.ts › the menu opens with the docs’ sidebar and leads to a page',
          'small-screen.spec.ts › the site’s links stand behind the docs’ panel',
        ],
      },
      {
        says: 'Footer has three columns of links.',
        shownBy: [`${BAR} › the footer’s column 文档 holds its links`],
      },
      {
        says: 'Footer, docs: deployment, dev environment setup, contributing code.',
        shownBy: [`${BAR} › the footer’s column 文档 holds its links`],
      },
      {
        says: 'Footer, community: organisation principles, about us, join us.',
        shownBy: [`${BAR} › the footer’s column 社区 holds its links`],
      },
      {
        says: 'Footer, more: custom development training, issue list, RSS.',
        shownBy: [`${BAR} › the footer’s column 更多 holds its links`],
      },
      { says: 'An announcement bar can be closed by the reader.', shownBy: [ANNOUNCEMENT] },
      {
        says: 'The not-found page says the page could not be found and asks the reader to contact the owner of the site that linked to it.',
        shownBy: [NOT_FOUND],
      },
      { says: 'The crash page says the page crashed and offers a Try again action.', shownBy: [CRASH] },
      {
        says: 'A loading-problem banner reads "Your site did not load properly" and suggests checking the base URL.',
        shownBy: [
          BANNER,
          'broken-content.spec.ts › a manifest that is missing is told in one screen, and a retry heals it',
        ],
      },
    ],
  },
  {
    number: 3,
    title: 'Entities and their fields',
    sentences: [
      {
        says: 'Product entities: not shown. Only site metadata exists.',
        shownBy: [`${MANIFEST} › names only site, locales, versions and pages`],
      },
      {
        says: 'version: name, label, isLast, path, mainDocId, docs (list of id and path), sidebars.',
        shownBy: [`${MANIFEST} › gives each version name, label, isLast, path, main doc, docs and sidebars`],
      },
      { says: 'doc: id, path, sidebar.', shownBy: [`${MANIFEST} › gives each doc id, path and sidebar`] },
      {
        says: 'locale config: label, direction, htmlLang, calendar, path.',
        shownBy: [`${MANIFEST} › gives the one locale label, direction, htmlLang, calendar and path`],
      },
      {
        says: 'The default locale is zh-Hans and it is the only one.',
        shownBy: [LOCALES, `${CONSTANTS} › default locale: zh-Hans, the only one of the site`],
      },
      {
        says: 'site config: title, tagline, base URL, default locale, favicon, navbar, footer, colour mode, docs version persistence, table-of-contents heading levels.',
        shownBy: [`${MANIFEST} › configures the site`],
      },
    ],
  },
  {
    number: 4,
    title: 'States and transitions',
    sentences: [
      {
        says: 'Mobile menu: shown or hidden.',
        shownBy: [
          'small-screen.spec.ts › Esc closes the menu and gives the focus back',
          'small-screen.spec.ts › Back closes the menu and stays on the page; a page chosen in it leaves no trace of it',
        ],
      },
      { says: 'The desktop layout applies above 996 px width.', shownBy: [LAYOUT] },
      { says: 'The mobile layout applies at or below 996 px.', shownBy: [LAYOUT] },
      {
        says: 'Colour mode: light or dark.',
        shownBy: ['theme.spec.ts › follows the system'],
      },
      {
        says: 'Colour mode is stored under a theme key.',
        shownBy: [
          STORED,
          'theme.spec.ts › the choice stands before the first paint of the next visit, against the system',
        ],
      },
      { says: 'Colour mode may follow the operating-system preference.', shownBy: [FOLLOWS_SYSTEM] },
      { says: 'The reader can switch the colour mode.', shownBy: [FOLLOWS_SYSTEM, BACK_TO_SYSTEM] },
      {
        says: 'Announcement bar: open or dismissed.',
        shownBy: ['announcement.spec.ts › stands before the application does', ANNOUNCEMENT],
      },
      { says: 'Dismissal is remembered in local storage.', shownBy: [STORED, ANNOUNCEMENT] },
      { says: 'Dismissal is reset when the bar’s id changes.', shownBy: [ANNOUNCEMENT] },
      {
        says: 'Preferred docs version: remembered in local storage.',
        shownBy: [
          STORED,
          'versions.test.ts › only a choice is remembered: the docs link then leads to the chosen version',
        ],
      },
      { says: 'Navbar: hides when the reader scrolls down.', shownBy: [HIDING] },
      { says: 'Navbar: reappears when scrolling up.', shownBy: [HIDING] },
      {
        says: 'Route change: a top progress bar appears.',
        shownBy: [BAR_TIMES, 'progress-bar.test.ts › stays away while only the hash or the query changes'],
      },
      { says: 'The progress bar starts after a 200 ms delay.', shownBy: [BAR_TIMES] },
      {
        says: 'Failed page chunk load: the page reloads fully.',
        shownBy: [
          LOST_PART,
          'new-deployment.spec.ts › a part that stays missing is explained after one attempt, below the text, which stays',
        ],
      },
      { says: 'A retry button is offered when a lazily loaded part fails.', shownBy: [LAZY_RETRY] },
    ],
  },
  {
    number: 5,
    title: 'Validation rules',
    sentences: [
      { says: 'The site has no forms.', shownBy: [ONLY_GETS] },
      {
        says: 'At build time, broken links only produce warnings.',
        shownBy: [CHECK_WARNS, FOREIGN_FINDINGS],
      },
      {
        says: 'At build time, broken markdown links only produce warnings.',
        shownBy: [CHECK_WARNS, FOREIGN_FINDINGS],
      },
      {
        says: 'At build time, duplicate routes only produce warnings.',
        shownBy: [CHECK_WARNS, FOREIGN_FINDINGS],
      },
    ],
  },
  {
    number: 6,
    title: 'Roles and permissions',
    sentences: [
      { says: 'Readers are anonymous.', shownBy: [ONLY_GETS, STORED] },
      { says: 'Everything is read-only.', shownBy: [ONLY_GETS] },
    ],
  },
  {
    number: 7,
    title: 'The calls it makes',
    sentences: [
      { says: 'Application API calls: not shown.', shownBy: [ONLY_GETS] },
      {
        says: 'The site only loads page chunks (GET of script chunks), and the content that its manifest lists.',
        shownBy: [
          ONLY_GETS,
          'journey.spec.ts › nothing but what the manifest lists is asked for, and nothing from elsewhere',
        ],
      },
      {
        says: 'The site prefetches links.',
        shownBy: [
          'reading-comfort.spec.ts › a link that is hovered is read ahead, and its page opens without a request',
          'reading-comfort.spec.ts › a link that takes the focus is read ahead, and links in view, a few of them',
        ],
      },
      {
        says: 'Prefetching is skipped on a slow 2G connection.',
        shownBy: ['a reader on 2g', 'a reader on slow 2g'].map(
          (reader) =>
            `reading-ahead.test.ts › ${reader} has nothing read ahead, and opens pages all the same`,
        ),
      },
      {
        says: 'Prefetching is skipped when data saving is on.',
        shownBy: [
          'reading-ahead.test.ts › a reader who saves data has nothing read ahead, and opens pages all the same',
        ],
      },
    ],
  },
  {
    number: 8,
    title: 'Error catalogue',
    sentences: [
      { says: 'Unknown route: not-found page with a title and two explanatory lines.', shownBy: [NOT_FOUND] },
      {
        says: 'Page crash: "This page crashed." with a Try again button.',
        shownBy: [CRASH, 'crash.test.ts › going to another page clears the crash'],
      },
      { says: 'The crash page shows the error message and its cause chain.', shownBy: [CRASH] },
      { says: 'Lazy chunk load failure: retry button.', shownBy: [LAZY_RETRY] },
      { says: 'Route chunk failure reloads the page.', shownBy: [LOST_PART] },
      {
        says: 'Page component without a default export: a message stating this.',
        shownBy: ['crash.test.ts › a page component without a default export is named'],
      },
      {
        says: 'Site fails to load: banner "Your site did not load properly" suggesting a different base URL.',
        shownBy: [BANNER, 'find-the-base-path.spec.ts › a slow network is no reason to raise the alarm'],
      },
      {
        says: 'Product errors: not shown.',
        shownBy: [`${MANIFEST} › names only site, locales, versions and pages`],
      },
    ],
  },
  {
    number: 9,
    title: 'Business constants and limits',
    sentences: [
      {
        says: 'Mobile breakpoint: 996 px.',
        shownBy: [`${CONSTANTS} › mobile breakpoint: 996 px, in every style sheet`, LAYOUT],
      },
      { says: 'Progress bar: appears after 200 ms.', shownBy: [PROGRESS, BAR_TIMES] },
      { says: 'Progress bar: minimum 0.08.', shownBy: [PROGRESS, BAR_TIMES] },
      { says: 'Progress bar: speed 200 ms.', shownBy: [PROGRESS, BAR_TIMES] },
      { says: 'Progress bar: trickle rate 0.02.', shownBy: [PROGRESS, BAR_TIMES] },
      { says: 'Progress bar: trickle speed 800 ms.', shownBy: [PROGRESS, BAR_TIMES] },
      {
        says: 'Default locale: zh-Hans.',
        shownBy: [`${CONSTANTS} › default locale: zh-Hans, the only one of the site`],
      },
      {
        says: 'Default colour mode: dark.',
        shownBy: [`${CONSTANTS} › default colour mode: dark, switchable, the system respected`, DARK],
      },
      { says: 'The reader may switch, and the OS preference is respected.', shownBy: [FOLLOWS_SYSTEM] },
      {
        says: 'Table of contents shows heading levels 2 to 3.',
        shownBy: [
          `${CONSTANTS} › table of contents: levels 2 to 3`,
          'anchors.spec.ts › the table of contents holds the levels 2 and 3, in the page’s order',
        ],
      },
      {
        says: 'The docs sidebar is not hideable.',
        shownBy: ['sidebar.test.ts › several categories stay open, and nothing hides the sidebar'],
      },
      {
        says: 'The docs sidebar does not auto-collapse categories.',
        shownBy: [
          'sidebar.test.ts › several categories stay open, and nothing hides the sidebar',
          'sidebar.test.ts › categories open when the reader enters them, and stay open when the reader leaves',
        ],
      },
      {
        says: 'The blog shows reading time. (There is no blog: every page shows it.)',
        shownBy: ['read-a-doc.spec.ts › opens a deep link with all its landmarks'],
      },
      {
        says: 'Title delimiter: a vertical bar.',
        shownBy: [
          `${CONSTANTS} › title delimiter: a vertical bar`,
          'head.spec.ts › the home page bears the site’s name alone, others stand before it with the delimiter',
        ],
      },
      {
        says: 'Copyright years: 2018-2025.',
        shownBy: [`${CONSTANTS} › copyright: 2018-2025`, `${BAR} › the copyright names the years 2018-2025`],
      },
      {
        says: 'Theme labels exist for light/dark mode.',
        shownBy: [
          LABELS,
          'theme.spec.ts › the choice stands before the first paint of the next visit, against the system',
        ],
      },
      {
        says: 'Theme labels exist for copy code.',
        shownBy: [LABELS, 'article.spec.ts › code has a title, colours, and a copy button'],
      },
      {
        says: 'Theme labels exist for back to top.',
        shownBy: [LABELS, `${BAR} › the way back to the top is offered when the reader turns back`],
      },
      {
        says: 'Theme labels exist for previous/next pagination.',
        shownBy: [LABELS, 'read-a-doc.spec.ts › goes on by the pager, in the sidebar’s order'],
      },
      {
        says: 'Theme labels exist for the banner of an unmaintained version.',
        shownBy: [
          LABELS,
          'versions.test.ts › an old version says so and leads to the same page of the latest',
        ],
      },
      {
        says: 'Theme labels exist for the banner of an unreleased version.',
        shownBy: [
          LABELS,
          'versions.test.ts › a version shows another one’s pages where it inherits them, and its links stay inside it',
        ],
      },
      { says: 'Latest version is v8 at /docs.', shownBy: [VERSIONS, V8] },
      { says: 'v7 at /docs/v7.', shownBy: [VERSIONS, V7] },
      { says: 'Draft next at /docs/next.', shownBy: [VERSIONS, NEXT] },
      { says: 'Announcement dismissal and version preference live in local storage.', shownBy: [STORED] },
    ],
  },
];
