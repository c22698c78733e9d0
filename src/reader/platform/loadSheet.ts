import { isGone } from './isGone.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Loads a style sheet; false where it could not be had. One that is gone reloads the page, once. */
export async function loadSheet(address: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((settle) => {
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });
  if (hasRules(link)) return true;
  link.remove();
  // The page is on its way out: nothing is to be drawn in it any more.
  if ((await isGone(address)) && reloadOnce(address)) return new Promise(() => {});
  return false;
}

/** Whether a sheet has come. In the place of one that failed browsers put an empty one, or none. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // One that failed on the way counts in Chromium as another site's.
    return false;
  }
}
