// Development only: refreshes changed images by a query in their URL, since a document loads each URL once.

/** Time of the last change of an image, by path: the query of its URL. */
const times = new Map<string, number>();
/** Query of other images; undefined until events may have been missed. */
let timeOfOthers: number | undefined;

/** Matches a URL path of the site, in `src` or in a list in `srcset`. */
const OWN_URL = /(?<=^|[\s,])(\/[^?#\s,]+)(?:\?[^#\s,]*)?/g;

/** Refreshes the image of a path. */
export function refreshPicture(path: string): void {
  times.set(path, Date.now());
  refreshUrls();
}

/** Refreshes all images, after a connection without events. */
export function refreshPictures(): void {
  times.clear();
  timeOfOthers = Date.now();
  refreshUrls();
}

/** Sets the queries in images that are rendered later, too. */
export function followPictures(page: Element): void {
  new MutationObserver(refreshUrls).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['src', 'srcset'],
  });
}

/** Sets the queries in the document's images. */
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
