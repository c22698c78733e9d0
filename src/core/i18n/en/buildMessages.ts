import type { Translation } from '../translation.ts';
import type { buildMessages as zh } from '../zh-Hans/buildMessages.ts';

export const buildMessages: Translation<typeof zh> = {
  progress: {
    readDocs: 'Reading docs and preparing the engine',
    renderPages: 'Rendering pages',
    writePages: 'Writing pages',
    buildSearch: 'Building the search index',
    writeIndexes: 'Writing the manifest and the indexes',
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
      `${folder} contains files that no build has written, so it was not emptied. Empty the folder, or set OUT_DIR to another one.`,
    outputLocked: (folder) =>
      `Another build is writing to ${folder}, so this one did not start and nothing was changed. Try again when it is done, or set OUT_DIR to another folder.`,
    unreadableSnapshot: (path) => `Cached page ${path} cannot be read. Run the build again.`,
    incompleteCache: (folder) => `Files in the cache folder ${folder} keep turning out incomplete.`,
  },
  urls: {
    engineFile: (file) => `${file}, a file of the engine`,
    notFoundPage: 'the "Page not found" page',
    inheritedDoc: (file, version) => `${file} (version ${version})`,
    category: (version, label) => `the category "${label}" of version ${version}`,
    builtInPages: {
      home: 'the home page',
      search: 'the search page',
      changes: 'the "Changes between versions" page',
    },
    redirect: (from) => `the redirect from ${from}`,
    taken: (url, name, isOtherCase) =>
      `URL ${url} is already taken by ${name}${isOtherCase ? ' (only the case differs)' : ''}`,
    pageConflict: (taken, name) => `${taken}, so ${name} cannot be opened; change the file name or slug`,
    fileConflict: (taken, name) => `${taken}, so ${name} is not published; rename the file`,
    variantConflict: (taken, name) =>
      `${taken}, so this form of the URL does not open ${name}; rename one of them`,
    redirectConflict: (taken) => `redirects: ${taken}, so this redirect has no effect; correct or delete it`,
  },
  llms: {
    versionDocs: 'Docs of this version',
    fullText: (url) => `Full text in one file: ${url}`,
    url: (url) => `URL: ${url}`,
    about: (tagline, version) => `${tagline === '' ? '' : `${tagline}. `}Version ${version}`,
    looseDocs: 'Docs',
    unlistedDocs: 'Other',
  },
  kitNeedsScript:
    'These offline docs are rendered in the browser and need JavaScript. The Markdown sources are in the docs folder.',
};
