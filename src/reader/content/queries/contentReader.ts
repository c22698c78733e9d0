/** Under which the manifest is kept. */
export const MANIFEST_KEY = ['manifest'];

/** Under which all markdown files are kept. */
export const DOCS_KEY = ['doc'];

/** Under which a markdown file is kept. */
export const docKey = (file: string) => [...DOCS_KEY, file];
