import type { MemoryHost } from './memoryHost.ts';

/**
 * Loads and runs the scripts that are put into the head, as browsers do: later, and one at a time with
 * `document.currentScript`. Gives a function that ends it.
 */
export function runScripts({ fetch }: MemoryHost): () => void {
  const { head } = document;
  const run = async (script: HTMLScriptElement) => {
    const answer = await fetch(script.src).catch(() => undefined);
    if (!answer?.ok) return script.dispatchEvent(new Event('error'));
    const text = await answer.text();
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    // A web page in the place of a script does not run, and counts as loaded.
    if (!text.startsWith('<')) new Function(text)();
    Reflect.deleteProperty(document, 'currentScript');
    return script.dispatchEvent(new Event('load'));
  };
  head.append = (...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) void run(node);
  };
  return () => Reflect.deleteProperty(head, 'append');
}
