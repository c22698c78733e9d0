// Storage keys that only lazy chunks use. The keys in the initial bundle are in storageKeys.ts.

/** Values of reader variables: in localStorage, secret ones in sessionStorage. */
export const valuesKey = (site = 'docs') => `${site}:values`;

/** Titles of the selected tabs. */
export const tabsKey = (site = 'docs') => `${site}:tabs`;

/** Layout of a comparison: two columns or one. */
export const compareLayoutKey = (site = 'docs') => `${site}:compare`;

/** Name of the IndexedDB database of drafts. */
export const draftsKey = (site = 'docs') => `${site}:drafts`;

/** sessionStorage: id of the draft of a file that is open in this browser tab. */
export const ownDraftKey = (site = 'docs', file = '') => `${site}:draft:${file}`;

/** The save target of the editor that was used last. */
export const saveTargetKey = (site = 'docs') => `${site}:save-way`;

/** sessionStorage: access token for the API of the git host. */
export const hostTokenKey = (site = 'docs') => `${site}:host-token`;

/** Name of the IndexedDB database with the indexed pages of a version, of a site without a build. */
export const indexedPagesKey = (site = 'docs', version = '') => `${site}:indexed:${version}`;

/** Which pages of a site without a build their texts hide. */
export const pageFlagsKey = (site = 'docs') => `${site}:flags`;

/** The language that the reader has chosen, for each site: sites on the same github.io origin share its storage. */
export const languageKey = (base: string) => `docs:language:${base}`;
