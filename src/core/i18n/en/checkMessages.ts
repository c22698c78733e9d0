import type { Translation } from '../translation.ts';
import type { checkMessages as zh } from '../zh-Hans/checkMessages.ts';
import { plural } from './format.ts';

export const checkMessages: Translation<typeof zh> = {
  progress: 'Checking files',
  emptyFolder: (folder) =>
    `folder ${folder} does not exist or has no other pages, so that its contents are not shown; write the path from this file, or from the site folder with a slash first`,
  forbiddenName:
    'File name contains invisible control characters, which would be part of its URL; rename the file',
  missingFile: (file) =>
    `File ${file} is listed in manifest.json but does not exist; restore it, or remove it from manifest.json`,

  orphanDoc: (version) =>
    `Page is not in the sidebar of version ${version}, and no page links to it; add a link to it`,
  orphanPage:
    'Page is not linked from any other page, nor from the navbar or footer in manifest.json; add a link to it',
  inNoVersion: (handWritten) =>
    `Page does not belong to any version, so it is not published; ${
      handWritten === undefined
        ? 'move it to the folder of a version'
        : `list it under docs of version ${handWritten} in manifest.json`
    }`,
  folderInNoVersion: (name, pages) =>
    `Folder docs/${name} does not belong to any version, so ${plural(pages, 'page in it is', 'pages in it are')} not published; to make it a version, add { "name": "${name}", "label": "${name}", "path": "/docs/${name}" } to versions in manifest.json`,

  otherCase: (file) => `differs only in case from the file ${file}`,
  isFolder: (folder, inside) =>
    `is a folder without an index page, so readers cannot open it; link to a file in it, such as ${inside}, or add index.md to ${folder}`,
  linkNotFollowed: (reason) => `is not published: ${reason}`,
  hiddenFile:
    'is not published: files whose names start with a dot and files in node_modules are not part of the site',

  manifestLink: (place, problem) => `${place}: ${problem}`,
  unknownLinkedDoc: (version, id) =>
    `version ${version} has no page with the id "${id}", so this link is not shown`,
  blockedRequest: (url) =>
    `Pages load nothing from other sites, so ${url} is blocked; put the file in the site folder`,
  unknownLinkedSidebar: (version, name, names) =>
    `version ${version} has no sidebar named "${name}", so this link is not shown; its sidebars: ${names.join(', ')}`,
  unknownMainDoc: (version, id) => `version ${version} has no page with the id "${id}", so this is ignored`,
  noPage: (href) => `link "${href}" points to a page that does not exist; fix or remove it`,
  externalImage: (href, problem) => `image ${href} ${problem}`,

  faintAccent: (color, contrast, theme, near) =>
    `text in ${color} is hard to read in the ${theme} theme: its contrast is ${contrast}, and at least 4.5 is needed; ${near} is used instead`,

  card: {
    noUrl: 'pictures of shared links need the full URL of the site; set site.url',
    noSystemFont:
      'no font is installed that can be drawn; name a font file of the site, such as { "font": ".card/NotoSans-Bold.ttf" }',
    noFile: (file) => `font file ${file} does not exist, so no page gets a picture; fix the path`,
    notAFont: (file) =>
      `${file} is not a TrueType or OpenType font (.ttf, .otf), so no page gets a picture; WOFF2 is only for browsers`,
    lacking: (characters, pages, first) =>
      `the font lacks ${characters}, so ${plural(pages, 'page gets', 'pages get')} no picture, such as ${first}; name a font file that has them, such as { "font": ".card/NotoSansSC-Bold.otf" }`,
  },

  keys: {
    problem: (place, problem) => `${place}: ${problem}`,
    ignored: (problem) => `${problem}; it is ignored`,
    unknownRule: (name) =>
      `unknown rule "${name}" is ignored; for a list of rules, run npm run check -- --help`,
    secondLatest: (first) =>
      `only one version can be the latest, and ${first} already is, so this is ignored`,
    versionNameTaken: (name) =>
      `another version is already named "${name}", and both would show the same pages; rename one of them`,
    repeatedValue: (name) => `"${name}" is already defined; only the first definition is used`,
    badVersionPath: (path) =>
      `expected a URL path on this site, without .., backslashes, control characters, or percent-encoding; ${path} is used instead`,
    hiddenHome: (file) =>
      `not shown, since ${file} has the URL of the home page; delete it, or give the page another URL`,
    badSiteUrl:
      'expected the full URL of the site, such as https://docs.example.org; URLs in the sitemap and elsewhere will be wrong',
    badFeedback:
      'expected a URL such as https://example.org/new?title={title}, or a path on the host of the site such as /feedback; ignored',
    badImageHost:
      'expected an origin such as https://img.example.com, without wildcards, user name, or path; ignored',
    repeatedKey: 'set more than once; only the last value is used',
  },

  redirect: {
    problem: (from, problem) => `redirects: "${from}" ${problem}`,
    repeated: (first) => `is the same URL as "${first}"; only the first is used`,
    fromNoSlash: 'must be an old URL on this site that starts with /, such as /docs/old',
    query: 'has no effect because a query string does not identify a page; remove the query string',
    toNoSlash: (to) => `must redirect to a URL on this site that starts with /, got "${to}"`,
    badUrl: (problem) => `${problem}, so the redirect has no effect; fix or delete it`,
    anchorExists: 'is the anchor of an existing heading, so the redirect has no effect; delete it',
    onlyAnchor: (path) =>
      `has no effect because ${path} is neither a page nor redirected; also add a redirect without the anchor`,
    circle: 'redirects back to itself; fix or delete it',
    noPage: (path) => `redirects to ${path}, which does not exist; fix or delete it`,
    twoSteps: (path) => `points to another redirect; use the final URL, ${path}`,
    noAnchor: (anchor, file) => `redirects to the anchor "${anchor}", which does not exist in ${file}`,
  },
};
