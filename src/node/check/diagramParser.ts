// The drawing library's parser, without a browser. It takes a second to load: only sites with diagrams do.
import { createHash } from 'node:crypto';
import type { FindDiagramFault } from '../../core/check/checkDiagrams.ts';
import { recall } from '../facts/recall.ts';

let loaded: Promise<FindDiagramFault> | undefined;

/** What the library said of a text is kept. */
export const findDiagramFault: FindDiagramFault = (text) => {
  const name = createHash('sha256').update(text).digest('hex');
  return recall(`${name}-diagram`, async () => (await (await loadDiagramParser())(text)) ?? '');
};

/** Loads the parser, once. */
function loadDiagramParser(): Promise<FindDiagramFault> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<FindDiagramFault> {
  const { default: cleaner } = await import('dompurify');
  // Without a document it cannot clean, and lacks what the parser calls; nothing is drawn here, so nothing need be clean.
  if (!cleaner.isSupported) Object.assign(cleaner, { sanitize: (text: unknown) => text, addHook: () => {} });
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    logLevel: 'fatal',
  });
  return async (text) => {
    try {
      await mermaid.parse(text);
      return undefined;
    } catch (error) {
      // The parser misses a browser (it asks one about the colour of a `box`): that says nothing of the text.
      if (error instanceof ReferenceError) return undefined;
      return error instanceof Error ? error.message : String(error);
    }
  };
}
