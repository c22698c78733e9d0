// Pictures that change while their page is open: the browser reads none twice for one page under the same address,
// where it stands as little as where it comes back.

/** When pictures have changed, by their path. */
const times = new Map<string, number>();
/** When any of the others may have. */
let timeOfOthers: number | undefined;

/** An address of the site's own, as it stands in `src` or among others in `srcset`. */
const OWN_ADDRESS = /(?<=^|[\s,])(\/[^?#\s,]+)(?:\?[^#\s,]*)?/g;

/** The picture at a path has changed. */
export function renewPicture(path: string): void {
  times.set(path, Date.now());
  renewAddresses();
}

/** Any picture may have changed. */
export function renewPictures(): void {
  times.clear();
  timeOfOthers = Date.now();
  renewAddresses();
}

/** Pictures that come into the page later are as new as those that stand in it. */
export function followPictures(page: Element): void {
  new MutationObserver(renewAddresses).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['src', 'srcset'],
  });
}

/** Another query makes it another address. */
function renewAddresses(): void {
  for (const picture of document.querySelectorAll('img, picture > source'))
    for (const name of ['src', 'srcset']) {
      const address = picture.getAttribute(name) ?? '';
      const fresh = address.replace(OWN_ADDRESS, (known, path) => {
        const time = times.get(path) ?? timeOfOthers;
        return time === undefined ? known : `${path}?${time}`;
      });
      if (fresh !== address) picture.setAttribute(name, fresh);
    }
}
