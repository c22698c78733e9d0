import type { Translation } from '../translation.ts';
import type * as zh from '../zh-Hans/refactorMessages.ts';
import { list } from './format.ts';

export const refactorMessages: Translation<typeof zh.refactorMessages> = {
  noPage: (file) => `No such page: ${file}`,
  exists: (file) => `${file} already exists`,
  badName: (file) =>
    `${file} is not a valid file name for a page (it must not contain \\ : * ? " < > |, have a segment that starts with . or _, or be a name that the operating system reserves)`,
  otherFolder: (folder) => `Pages can be renamed and moved only inside ${folder}`,
  noFolder: (file) => `${file} is neither in the folder of a version nor in pages`,
  sameFile: 'The old and new files are the same',
  intoItself: (folder) => `${folder} cannot be moved into itself`,
  categoryPage: (path) =>
    `The URL of the category page ${path} comes from the label of the category and may change; check the links to it`,
  wholeVersion: (folder) => `${folder} is the folder of a whole version and cannot be renamed or moved`,
  addressTaken: (path, owner) => `URL ${path} is already used by ${owner}`,
  idTaken: (id, owner) => `id "${id}" is already used by ${owner}`,
  noHeading: (asked, known) => `No heading "${asked}" on this page; available: ${known.join(', ') || 'none'}`,
  headingUnchangeable: 'The syntax of this heading cannot be changed automatically; edit the page yourself',
  unreadable: (file) => `${file} cannot be read or is not encoded in UTF-8`,
  stillNamed: (places) =>
    `The page is still linked from the places below; change them first, or specify a replacement page (--to in commands):\n${places.map((place) => `  ${place}`).join('\n')}`,
  appearances: (file, pages) =>
    `The new page ${file} will appear in ${list(pages.map(([version, path]) => `${version} (${path})`))}`,
  place: (file, line, text) => `${file}:${line} ${text}`,
  manifestPlace: (file, path, text) => `${file} ${path}: ${text}`,
  notRewritten: (place) => `Not changed; check it yourself: ${place}`,
  noManifest: (file, paths) =>
    `There is no ${file}, so the old URLs (${paths.join(', ')}) will not redirect to the new ones`,
  translationsStay: (files) =>
    `Translations of this page stay as they are. Change them in the same way to keep the pages linked: ${list(files)}`,
  noLongerStandsFor: (version, file) =>
    `In version ${version}, ${file} replaces this page. After this page is renamed, both will be shown; to keep the replacement, rename ${file} as well`,
  redirectDropped: (path) => `${path} is now the URL of this page, so its old redirect was removed`,
  templateKind: 'template',
  noSuchName: (folder, name) => `No ${name} in ${folder}`,
};

export const versionMessages: Translation<typeof zh.versionMessages> = {
  kind: 'version',
  notWritten:
    'manifest.json lists no versions (they come from the folders or versions.json); run npm run manifest to write them, then create the version',
  badName: (name) =>
    `${name} is not a valid name for a version (it is also the name of a folder, so it must not contain / \\ : * ? " < > | or start with . or _)`,
  exists: (name) => `Version ${name} already exists`,
  folderExists: (folder) => `Folder ${folder} already exists`,
  pathTaken: (path) => `URL ${path} is already used by another version`,
  noOwnFolder: (name, folder) =>
    `Version ${name} has no folder of its own: its pages are in ${folder === '.' ? 'the site folder itself' : folder}; first move them to docs/${name} and change dir`,
  listedByHand: (name) =>
    `docs of version ${name} is written by hand and cannot be copied automatically; add the new version to manifest.json yourself`,
  paths: (name, path, old) =>
    `The URL of version ${name} is ${path || '/'}${old === undefined ? '' : `, and that of version ${old[0]} changes to ${old[1]}`}`,
  inherits: (name, parent) => `Version ${name} now inherits the pages of ${parent}`,
  notRewritten: (file, line, text) => `Not changed; check it yourself: ${file}:${line} ${text}`,
};
