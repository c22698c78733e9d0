interface ImageSettings {
  imageHosts?: readonly string[] | undefined;
}

/**
 * Whether an entry of `site.imageHosts` is an origin: encrypted, without wildcard, user name and path. No other text may
 * become part of the Content Security Policy.
 * @example isImageHost('https://img.example.com:8443'); !isImageHost('https://*.example.com')
 */
export function isImageHost(entry: string): boolean {
  return /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/.test(entry);
}

/** Whether the site allows its pages to load the image of a URL from another host. */
export function isAllowedImage({ imageHosts = [] }: ImageSettings, url: string): boolean {
  return imageHosts.some((host) => url.startsWith(`${host}/`));
}

/** The directive of a Content Security Policy for the images of pages. */
export function imageSources(imageHosts: readonly string[] = []): string {
  return [`img-src 'self' data:`, ...imageHosts].join(' ');
}
