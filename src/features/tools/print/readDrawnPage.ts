/** A page of the site as the build drew it; undefined where there is none, as in the offline kit. */
export async function readDrawnPage(address: string, signal: AbortSignal): Promise<HTMLElement | undefined> {
  if (!/^https?:$/.test(new URL(address, document.baseURI).protocol)) return undefined;
  try {
    const html = await (await fetch(address, { signal })).text();
    return new DOMParser().parseFromString(html, 'text/html').body;
  } catch {
    return undefined;
  }
}
