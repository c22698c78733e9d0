// The drawing library's parser, without a browser. It takes a second to load: only sites with diagrams do.

/** Tells what is wrong with a diagram's text, in the library's words; nothing when all is well. */
export type FindDiagramFault = (text: string) => Promise<string | undefined>;

let loaded: Promise<FindDiagramFault> | undefined;

/** Loads the parser, once. */
export function loadDiagramParser(): Promise<FindDiagramFault> {
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
      return error instanceof Error ? error.message : String(error);
    }
  };
}
