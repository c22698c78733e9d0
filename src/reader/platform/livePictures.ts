// Refreshes images that change while their page is open: the browser loads one URL once for a document.

/** Times of changes, by path. */
const times = new Map<string, number>();
/** Time at which any other image may have changed. */
let timeOfOthers: number | undefined;

/** A URL path of the site in `src`, or in the list of `srcset`. */
const OWN_URL = /(?<=^|[\s,])(\/[^?#\s,]+)(?:\?[^#\s,]*)?/g;

/** Refreshes the image of a path. */
export function refreshPicture(path: string): void {
  times.set(path, Date.now());
  refreshUrls();
}

/** Refreshes all images. */
export function refreshPictures(): void {
  times.clear();
  timeOfOthers = Date.now();
  refreshUrls();
}

/** Applies the queries to images that are rendered later. */
export function followPictures(page: Element): void {
  new MutationObserver(refreshUrls).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['src', 'srcset'],
  });
}

/** A new query makes a new URL. */
function refreshUrls(): void {
  for (const picture of document.querySelectorAll('img, picture > source'))
    for (const name of ['src', 'srcset']) {
      const url = picture.getAttribute(name) ?? '';
      const fresh = url.replace(OWN_URL, (known, path) => {
        const time = times.get(path) ?? timeOfOthers;
        return time === undefined ? known : `${path}?${time}`;
      });
      if (fresh !== url) picture.setAttribute(name, fresh);
    }
}
