import { createContext, useContext } from 'react';
import type { PageText } from '../../../core/site/manifest/doc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { useCache } from './ContentProvider.tsx';
import { docKey } from './contentReader.ts';
import type { Read } from './queries.ts';

/** What the page on the screen knows of the manifest: it came with the page, and the two change together. */
export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (manifest === undefined) throw new Error('useManifest needs a ManifestContext above it');
  return manifest;
}

/** A text as it was last read; `failure` says why it is not the server's newest. */
export interface LoadedText extends Omit<Read<PageText>, 'failure'> {
  failure?: Error | undefined;
}

/** The text of the page on the screen. */
export const TextContext = createContext<LoadedText | undefined>(undefined);

/** The page's text. The visit asks the server whether it has changed, while the reader reads on. */
export function useDoc(): PageText {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('useDoc needs a TextContext above it');
  return text.value;
}

/** Why the text on the screen is not the server's newest, and how to ask again; undefined when all is well. */
export function useDocFailure(file: string): { error: Error; retry: () => void } | undefined {
  const error = useContext(TextContext)?.failure;
  const cache = useCache();
  const retry = () => void cache?.client.refetchQueries({ queryKey: docKey(file), exact: true });
  return error && { error, retry };
}
