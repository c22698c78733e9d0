import type { Translation } from '../translation.ts';
import type { lintMessages as zh } from '../zh-Hans/lintMessages.ts';
import { either, plural } from './format.ts';

const sayNearest = (near: string | undefined) => (near === undefined ? '' : `; did you mean ${near}?`);

export const lintMessages: Translation<typeof zh> = {
  linkKinds: { link: 'Link', image: 'Image', video: 'Video', audio: 'Audio' },
  noAddress: (kind) => `${kind} has no URL`,
  outside: (link) => `${link} points outside the site folder`,
  noPage: (link, near) =>
    `${link} points to a page that does not exist; ${near === undefined ? 'check the path and file name' : `did you mean ${near}?`}`,
  fileProblem: (link, file, reason, near) => {
    if (reason !== undefined) return `${link} ${reason}${file === undefined ? '' : ` (${file})`}`;
    return `${link} ${file === undefined ? '' : `points to ${file}, which `}does not exist${sayNearest(near)}`;
  },
  onOtherSite:
    'is on another site and is not shown, because pages load nothing from other sites; copy the file into the site folder and use its path',
  orAllowHost: ', or add its host to site.imageHosts in manifest.json',
  filesOnHost: (host) => `files on ${host}`,
  spaceInUrl: (link, href) =>
    `${link} has a space in its URL, so it is shown as text; write <${href}>, or %20 for each space`,
  percentInName: (link, literal) =>
    `${link} contains a % that belongs to the file name; write ${literal}, or rename the file`,
  wrongFileType: (link, kind) =>
    `${link} is not ${kind === 'Video' ? 'a' : 'an'} ${kind.toLowerCase()} file; check the path and file name`,
  redirected: (link, path) => `${link} is an old URL; change it to ${path}`,
  draftTarget: (link, file) => `${link} points to a draft, which is not published (${file})`,
  ambiguous: (link, count, file, example) =>
    `${link} matches ${plural(count, 'page')} and goes to ${file}; include the folder, as in [[${example}]]`,
  anchor: (link, anchor, problem) => `${link}: anchor "${anchor}" ${problem}`,
  noAnchor: (file) => `does not exist in ${file}`,
  otherCase: 'differs only in case',
  otherSpelling: 'is spelled differently',
  anchorMeant: (fault, meant, file) => `${fault}; change it to ${meant} (${file})`,
  anchorGroup: (fault) => `an anchor that ${fault}`,
  group: (message, group, count) => `${message}; first of ${plural(count, 'finding')} about ${group}`,
  inIncludedFile: (file, message) => `Included file ${file}: ${message}`,
  unknownDiagram: (keywords) =>
    `Diagram has an unknown type, so its source is shown; start it with ${either(keywords)}`,
  diagramLine: (line) =>
    `Invalid diagram line: ${line}; put text that contains brackets, quotes, or other symbols in double quotes`,
  diagramElk:
    'Diagram asks for the ELK layout, which is not included, so another layout is used; remove the setting',
  diagramUnclosed: (line, end) => `Diagram block is not closed: ${line}; add a line ${end} after its content`,
  unknownDocId: (field, id) => `${field}: expected the id of a page or null, but no page has the id "${id}"`,
  unknownSidebar: (field, sidebar, id) =>
    `${field}: expected ${sidebar} or null, but no sidebar is named "${id}"`,
  unclosedFrontMatter: (line) => `Front matter is not closed; add a --- line after line ${line}`,
  wrongFence: (written) =>
    `"${written}" does not delimit front matter, so the fields are shown as text; use three hyphens, ---`,
  forbiddenCharacter: (name) =>
    `Invisible character ${name} is not allowed in web pages and feeds, so it is not shown; delete it`,
  forbiddenCharacterGroup: (name) => `the character ${name}`,
  noDescription:
    'Page has no description and no text to take one from, so search results and link previews show none; add a description',
  notUtf8: 'File is not encoded in UTF-8, so part of its text cannot be shown; save it as UTF-8',
  otherEncoding: (encoding) =>
    `File is not encoded in UTF-8 (it looks like ${encoding}), so its text cannot be shown; save it as UTF-8, or run iconv -f ${encoding} -t UTF-8 old-file > new-file`,
};
