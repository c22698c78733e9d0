import type { Translation } from '../translation.ts';
import type { checkMessages as zh } from '../zh-Hans/checkMessages.ts';
import { plural } from './format.ts';

export const checkMessages: Translation<typeof zh> = {
  progress: 'Checking files',
  forbiddenName: 'File name contains invisible control characters, and so would its URL; rename the file',
  missingFile: (file) => `File ${file} is listed in manifest.json but does not exist`,

  orphanDoc: (version) => `Page is not in the sidebar of version ${version}, and no page links to it`,
  orphanPage: 'No page links to this page, and neither the navigation nor the footer in manifest.json does',
  inNoVersion: (handWritten) =>
    `Page belongs to no version, so it is not published; ${
      handWritten === undefined
        ? 'move it into the folder of a version'
        : `add it to docs of version ${handWritten} in manifest.json`
    }`,
  folderInNoVersion: (name, pages) =>
    `Folder docs/${name} belongs to no version, so ${plural(pages, 'page in it is', 'pages in it are')} not published; to make it a version, add { "name": "${name}", "label": "${name}", "path": "/docs/${name}" } to versions in manifest.json`,

  otherCase: (file) => `differs in case from the file ${file}`,
  isFolder: (folder, inside) =>
    `is a folder without an index page, so readers cannot open it; link to a file in it, such as ${inside}, or add index.md to ${folder}`,
  linkNotFollowed: (reason) => `is not published: ${reason}`,
  hiddenFile:
    'is not published: files that start with a dot and files in node_modules are not part of the site',

  manifestLink: (place, problem) => `${place}: ${problem}`,
  unknownLinkedDoc: (version, id) =>
    `version ${version} has no doc with the id "${id}", so this link is not shown`,
  unknownMainDoc: (version, id) => `version ${version} has no doc with the id "${id}", so this is ignored`,
  noPage: (href) => `link "${href}" leads to a page that does not exist`,
  externalImage: (href, problem) => `image ${href} ${problem}`,

  keys: {
    problem: (place, problem) => `${place}: ${problem}`,
    ignored: (problem) => `${problem}; it is ignored`,
    unknownRule: (name) => `unknown rule "${name}" is ignored; npm run check -- --help lists the rules`,
    secondLatest: (first) =>
      `only one version can be the latest, and ${first} already is, so this is ignored`,
    versionNameTaken: (name) =>
      `another version already has the name "${name}", and both would show the same pages; rename one`,
    repeatedValue: (name) => `"${name}" is already defined; only the first is used`,
    badVersionPath: (path) =>
      `expected a URL inside the site, without .., backslashes, control characters or percent-encoding; it is read as ${path}`,
    badSiteUrl:
      'expected the full URL of the site, such as https://docs.example.org; URLs in the sitemap and elsewhere will be wrong',
    repeatedKey: 'set more than once; only the last one is used',
  },

  redirect: {
    problem: (from, problem) => `redirects: "${from}" ${problem}`,
    repeated: (first) => `is the same URL as "${first}"; only the first is used`,
    fromNoSlash: 'must start with / and be an old URL of the site, such as /docs/old',
    query: 'has no effect, because what follows ? does not identify a page; remove that part',
    toNoSlash: (to) => `must redirect to a URL of the site that starts with /, got "${to}"`,
    badUrl: (problem) => `${problem}, so the redirect has no effect; correct or delete it`,
    anchorExists: 'is an existing heading, which readers see instead, so the redirect has no effect',
    onlyAnchor: (path) =>
      `has no effect: there is no page ${path} and no redirect from it; also add a redirect without an anchor`,
    circle: 'redirects back to itself',
    noPage: (path) => `redirects to ${path}, a page that does not exist`,
    twoSteps: (path) => `leads to another redirect; write the final URL, ${path}`,
    noAnchor: (anchor, file) => `redirects to an anchor that does not exist, "${anchor}" (${file})`,
  },
};
