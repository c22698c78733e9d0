// Protects React from page translation. Chrome and Edge replace each text node with a `<font>`, while React still
// refers to the text node: it would update a detached node, and throw on removeChild and insertBefore
// (facebook/react#11538).

const replacements = new WeakMap<Node, ChildNode>();

/**
 * Puts a text node back before React removes it, inserts before it, or sets it; the browser then translates it again.
 */
export function repairTranslation(): void {
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
        if (text instanceof Text && !text.isConnected) recordReplacement(text, change);
  }).observe(document.body, { childList: true, subtree: true });
}

/** A translator inserts its <font> before a text node and removes that, or replaces it. */
function recordReplacement(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const replacement = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  if (!replacement) return;
  replacements.set(text, replacement as ChildNode);
  // React sets text by nodeValue, and translators do not.
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (words: string) => {
      putBack(text).data = words;
    },
  });
}

/** Puts a text node back to its position. */
function putBack<T extends Node>(text: T): T {
  // After "show original" the <font> is detached: replaceWith() does nothing.
  replacements.get(text)?.replaceWith(text);
  replacements.delete(text);
  return text;
}
