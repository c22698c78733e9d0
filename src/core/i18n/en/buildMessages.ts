import type { Translation } from '../translation.ts';
import type { buildMessages as zh } from '../zh-Hans/buildMessages.ts';

export const buildMessages: Translation<typeof zh> = {
  progress: {
    readDocs: 'Reading docs and preparing the engine',
    renderPages: 'Rendering pages',
    writePages: 'Writing pages',
    buildSearch: 'Building the search index',
    writeIndexes: 'Writing the manifest and indexes',
    replaceFiles: 'Replacing changed files',
    copyFiles: 'Copying files',
    writeDocs: 'Writing docs',
    zip: 'Compressing',
  },
  errors: {
    renderFailed: (file, message) => `✗ ${file} could not be rendered: ${message}`,
    outputContains: (folder, other) =>
      `Output folder ${folder} contains ${other}, which the build would delete. Set OUT_DIR to another folder.`,
    notAnOutput: (folder) =>
      `Output folder ${folder} contains files that were not written by a build, so it was not emptied. Empty it, or set OUT_DIR to another folder.`,
    outputLocked: (folder) =>
      `Another build is writing to ${folder}, so this one did not start. Wait for it to finish, or set OUT_DIR to another folder.`,
    unreadableSnapshot: (path) => `Cached page ${path} cannot be read. Run the build again.`,
    incompleteCache: (folder) =>
      `Files in the cache folder ${folder} are incomplete, even after several attempts. Delete the folder and run the command again.`,
  },
  urls: {
    engineFile: (file) => `the engine file ${file}`,
    notFoundPage: 'the "Page not found" page',
    inheritedDoc: (file, version) => `${file} (version ${version})`,
    category: (version, label) => `the category "${label}" in version ${version}`,
    builtInPages: {
      home: 'the home page',
      search: 'the search page',
      changes: 'the "Changes between versions" page',
    },
    redirect: (from) => `the redirect from ${from}`,
    taken: (url, name, isOtherCase) =>
      `URL ${url} is already used by ${name}${isOtherCase ? ' (differs only in case)' : ''}`,
    pageConflict: (taken, name) => `${taken}, so ${name} cannot be reached; change its file name or slug`,
    fileConflict: (taken, name) => `${taken}, so ${name} is not published; rename the file`,
    variantConflict: (taken, name) =>
      `${taken}, so this form of the URL does not open ${name}; rename one of them`,
    redirectConflict: (taken) => `redirects: ${taken}, so this redirect has no effect; fix or delete it`,
  },
  llms: {
    versionDocs: 'Docs for this version',
    fullText: (url) => `Full text in one file: ${url}`,
    url: (url) => `URL: ${url}`,
    about: (tagline, version) => `${tagline === '' ? '' : `${tagline}. `}Version ${version}`,
    looseDocs: 'Docs',
    unlistedDocs: 'Other',
  },
  kitNeedsScript: 'These offline docs require JavaScript. The Markdown files are in the docs folder.',
};
