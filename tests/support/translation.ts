/**
 * Translates a page, and all that comes to it, as Chrome does for a reader: texts go, and `<font>` elements with other
 * words stand in their places. It is handed to pages as it stands: nothing from elsewhere is used in it.
 * @returns what ends it
 * @example 部署 becomes `<font><font>[部署]</font></font>`
 */
export function translatePage(): () => void {
  const kept = 'script, style, noscript, textarea, code, pre, font, svg, [translate="no"]';
  const translate = (root: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, 4);
    if (root.nodeType === 3) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (parent === null || text.nodeValue?.trim() === '' || parent.closest(kept) !== null) continue;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = `[${text.nodeValue}]`;
      parent.replaceChild(font, text);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
