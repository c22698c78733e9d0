// More names under which something is kept in a reader's browser: those that no first page needs.

/** What stands in the place of values: kept for good, secrets for the session. */
export const valuesKey = (site = 'docs') => `${site}:values`;

/** Titles of tabs that the reader has chosen. */
export const tabsKey = (site = 'docs') => `${site}:tabs`;

/** Whether the two sides of a comparison stand beside each other. */
export const compareLayoutKey = (site = 'docs') => `${site}:compare`;

/** Database of drafts. */
export const draftsKey = (site = 'docs') => `${site}:drafts`;

/** Kept for the tab: the id of its own draft of a file. */
export const ownDraftKey = (site = 'docs', file = '') => `${site}:draft:${file}`;

/** The way in which a writer has saved last. */
export const saveWayKey = (site = 'docs') => `${site}:save-way`;

/** Kept for the session: the token by which a writer's texts go to their host. */
export const hostTokenKey = (site = 'docs') => `${site}:host-token`;
