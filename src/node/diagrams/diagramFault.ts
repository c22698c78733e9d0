// The drawing library's parser, without a browser.
import cleaner from 'dompurify';
import mermaid from 'mermaid';
import { messageOf } from '../../lib/messageOf.ts';

// Without a document it cannot clean, and lacks what the parser calls; nothing is drawn here, so nothing need be clean.
if (!cleaner.isSupported) Object.assign(cleaner, { sanitize: (text: unknown) => text, addHook: () => {} });
mermaid.initialize({
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  logLevel: 'fatal',
});

/** What the library finds wrong with a text; undefined where it can be drawn. */
export async function findFault(text: string): Promise<string | undefined> {
  try {
    await mermaid.parse(text);
    return undefined;
  } catch (error) {
    // The parser misses a browser (it asks one about the colour of a `box`): that says nothing of the text.
    if (error instanceof ReferenceError) return undefined;
    return messageOf(error);
  }
}
