/** Under which the manifest is kept. */
export const MANIFEST_KEY = ['manifest'];
