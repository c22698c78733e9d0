// A page that the build drew holds the styles of what stands in it, and no others: where the whole sheet did
// not come, it is asked for again with each part of the application.
import { isGone } from './isGone.ts';
import { reloadOnce } from './reloadOnce.ts';

let missing: readonly string[] = [];
let coming: Promise<void> | undefined;

/** Tells which style sheets are not there, by their addresses. */
export function noteMissingStyles(addresses: readonly string[]): void {
  missing = addresses;
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

/** Never rejects: what is drawn without its styles can be read. */
export async function loadMissingStyles(): Promise<void> {
  if (missing.length === 0) return;
  coming ??= Promise.all(missing.map(loadSheet)).then((outcomes) => {
    missing = missing.filter((_, at) => outcomes[at] === false);
    coming = undefined;
  });
  return coming;
}

async function loadSheet(address: string): Promise<boolean> {
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
