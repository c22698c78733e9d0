// More names under which something is kept in a reader's browser: those that no first page needs.

/** What stands in the place of values: kept for good, secrets for the session. */
export const valuesKey = (site = 'docs') => `${site}:values`;

/** Titles of tabs that the reader has chosen. */
export const tabsKey = (site = 'docs') => `${site}:tabs`;
