/** Whether a link leads to the very address that is shown: as in browsers, that is no new entry of the history. */
export const leadsHere = (link: HTMLAnchorElement): boolean => link.href === window.location.href;
