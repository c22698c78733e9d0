/** Under which the manifest is kept. */
export const MANIFEST_KEY = ['manifest'];

/** Under which all markdown files are kept. */
export const DOCS_KEY = ['doc'];
