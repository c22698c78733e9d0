/** Whether a sheet has come. In the place of one that failed browsers put an empty one, or none. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // One that failed on the way counts in Chromium as another site's.
    return false;
  }
}
