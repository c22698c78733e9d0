// Texts of a page that the reader's browser translates. Chrome, Edge and their kin put a `<font>` with the translated words
// in the place of each text, which React goes on to hold: it would write what is new where nobody sees it, and fail where
// the text is to go, or something is to stand before it (facebook/react#11538).

const standIns = new WeakMap<Node, ChildNode>();

/** From now on React's texts come back to their place before React touches them; the browser then translates them anew. */
export function followTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return removeChild.call(this, putBack(child)) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
    return insertBefore.call(this, added, before && putBack(before)) as T;
  };
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const text of change.removedNodes)
        if (text instanceof Text && !text.isConnected) noteStandIn(text, change);
  }).observe(document.body, { childList: true, subtree: true });
}

/** A translator puts its words before a text and then takes that away, or exchanges the two. */
function noteStandIn(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  if (!standIn) return;
  standIns.set(text, standIn as ChildNode);
  // By which React writes, and nobody else does.
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (words: string) => {
      putBack(text).data = words;
    },
  });
}

/** Gives the text itself, at its place. */
function putBack<T extends Node>(text: T): T {
  // Where the reader has asked for the page's own words, it stands nowhere, and nothing is replaced.
  standIns.get(text)?.replaceWith(text);
  standIns.delete(text);
  return text;
}
