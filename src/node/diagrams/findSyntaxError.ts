// Mermaid's parser in Node, without a DOM.
import cleaner from 'dompurify';
import mermaid from 'mermaid';
import { messageOf } from '../../lib/messageOf.ts';

// Without a document DOMPurify has none of the functions that the parser calls. The result is never rendered, so it
// needs no sanitizing.
if (!cleaner.isSupported) Object.assign(cleaner, { sanitize: (text: unknown) => text, addHook: () => {} });
mermaid.initialize({
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  logLevel: 'fatal',
});

/** Mermaid's error message; undefined for a valid source. */
export async function findSyntaxError(text: string): Promise<string | undefined> {
  try {
    await mermaid.parse(text);
    return undefined;
  } catch (error) {
    // The parser needs a DOM (for example for the colour of a `box`): the source may be valid.
    if (error instanceof ReferenceError) return undefined;
    return messageOf(error);
  }
}
