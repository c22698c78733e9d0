import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { PageText } from '../../core/model/doc.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { useContentSource } from './ContentProvider.tsx';
import { docQuery } from './queries.ts';

/** What the page on the screen knows of the manifest: it came with the page, and the two change together. */
export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (manifest === undefined) throw new Error('useManifest needs a ManifestContext above it');
  return manifest;
}

/** Why the text on the screen is not the server's newest, and how to ask again; undefined when all is well. */
export function useDocFailure(file: string): { error: Error; retry: () => void } | undefined {
  const { data, error, refetch } = useQuery(docQuery(useContentSource(), file));
  const failure = data?.failure ?? error;
  return failure ? { error: failure, retry: () => void refetch() } : undefined;
}

/** A file's text. The visit asks the server whether it has changed, while the reader reads on. */
export function useDoc(file: string): PageText {
  const { data } = useQuery(docQuery(useContentSource(), file));
  if (data === undefined) throw new Error(`useDoc was called before ${file} was read`);
  return data.value;
}
