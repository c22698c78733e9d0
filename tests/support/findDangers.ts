/**
 * What a page must not hold, however it came in, read from the elements that the browser made of it:
 * one line for each dangerous element or attribute below a root, none when all is well.
 * Runs in the page, so it stands on its own.
 */
export function findDangers(root: ParentNode): string[] {
  const faults: string[] = [];
  const tell = (element: Element, why: string) => faults.push(`${why}: ${element.outerHTML.slice(0, 160)}`);
  // React asks for pictures ahead, and the shell for its style sheet and that of the site: outside of all text.
  const link = `link:not([rel="preload"][as="image"], noscript[data-asset] > [rel="stylesheet"],
    body > :first-child[href*="site.css?"], body > noscript > [href*="site.css?"])`;
  // What the build says of the text is data: no browser runs it.
  const never = `script:not([type="application/json"]#page-data), iframe, frame, frameset, object, embed, applet, base, meta, ${link},
    portal, template, noembed, xmp, plaintext, keygen, isindex, marquee, slot, math, animate, set, use`;
  // Of these the application has its own, outside of what others wrote.
  const notInText = `form, select, textarea, noscript, input:not([type="checkbox"])`;
  const inText = notInText.split(',').map((selector) => `article ${selector}`);
  for (const element of root.querySelectorAll([never, ...inText].join())) tell(element, element.localName);
  // Styles come in files, those of diagrams as well.
  for (const style of root.querySelectorAll('style')) tell(style, 'style');

  const addressed =
    /^(?:(?:xlink:)?href|src|srcset|data|action|formaction|poster|background|cite|longdesc|ping)$/;
  const isHarmless = (address: string, isPicture: boolean) => {
    // React writes this in the place of a script's address.
    if (address.startsWith("javascript:throw new Error('React has blocked")) return true;
    if (!URL.canParse(address, document.baseURI)) return true;
    const { protocol, pathname } = new URL(address, document.baseURI);
    return (
      /^(?:https?|mailto|tel):$/.test(protocol) ||
      (isPicture && protocol === 'data:' && /^(?:image\/|,$)/.test(pathname))
    );
  };
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (/^on|^(?:srcdoc|is|contenteditable|autofocus|accesskey|ping|target|usemap)$/.test(name)) {
        const isOurs = name === 'target' && value === '_blank';
        if (!isOurs) tell(element, name);
      }
      // Such a name makes an element a property of the document.
      if (name === 'name' && element instanceof HTMLElement && element.closest('article') !== null)
        tell(element, name);
      if (name === 'style' && /url\(|expression\(|@import/i.test(value)) tell(element, name);
      const isPicture = element.localName === 'img' || name === 'poster';
      const addresses = name === 'srcset' ? value.split(/,\s*/) : [value];
      if (addressed.test(name) && !addresses.every((address) => isHarmless(address, isPicture)))
        tell(element, name);
    }
  return faults;
}
