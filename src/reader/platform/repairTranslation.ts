// Protects React from page translation. Chrome and Edge replace each text node with a `<font>` element, but React still
// refers to the text node: updates would not be visible, and removeChild and insertBefore would throw
// (facebook/react#11538).

const replacements = new WeakMap<Node, ChildNode>();

/**
 * Reinserts a text node before React removes it, inserts a node before it, or sets its text. The browser then translates
 * the text again.
 */
export function repairTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return removeChild.call(this, reinsert(child)) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
    return insertBefore.call(this, added, before && reinsert(before)) as T;
  };
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const text of change.removedNodes)
        if (text instanceof Text && !text.isConnected) recordReplacement(text, change);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Finds the <font> that a translator has inserted for a removed text node, and intercepts updates of that text node. */
function recordReplacement(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const replacement = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  if (!replacement) return;
  replacements.set(text, replacement as ChildNode);
  // Only React sets nodeValue; translators do not.
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (words: string) => {
      reinsert(text).data = words;
    },
  });
}

/** Replaces the <font> of a text node by the text node. */
function reinsert<T extends Node>(text: T): T {
  // If the reader has chosen "show original", the <font> is detached, and replaceWith() does nothing.
  replacements.get(text)?.replaceWith(text);
  replacements.delete(text);
  return text;
}
