// Storage keys that only lazy chunks use; those of the first route are in storageKeys.ts.

/** Reader variables: localStorage, secrets in sessionStorage. */
export const valuesKey = (site = 'docs') => `${site}:values`;

/** Titles of the chosen tabs. */
export const tabsKey = (site = 'docs') => `${site}:tabs`;

/** Layout of a comparison: two columns or one. */
export const compareLayoutKey = (site = 'docs') => `${site}:compare`;

/** Name of the IndexedDB database of drafts. */
export const draftsKey = (site = 'docs') => `${site}:drafts`;

/** sessionStorage: id of this tab's draft of a file. */
export const ownDraftKey = (site = 'docs', file = '') => `${site}:draft:${file}`;

/** The save target used last. */
export const saveTargetKey = (site = 'docs') => `${site}:save-way`;

/** sessionStorage: token for the git host's API. */
export const hostTokenKey = (site = 'docs') => `${site}:host-token`;
