// Pictures and menu items of the layout. Apart from the schemas, which few chunks need.
import type { MenuItem } from '../manifest/manifest.ts';
import type { ThemedPicture } from '../manifest/siteHead.ts';

/** The files of a picture, each once. @example picturesOf({ light: 'a.svg', dark: 'b.svg' }) gives ['a.svg', 'b.svg'] */
export function picturesOf(picture: ThemedPicture | { [kind: string]: string | undefined } | undefined) {
  return [...new Set(typeof picture === 'object' ? Object.values(picture) : [picture])].flatMap(
    (file) => file ?? [],
  );
}

/** The items of a menu, those of its lists included. */
export function listMenuItems(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...listMenuItems(item.items ?? [])]);
}
