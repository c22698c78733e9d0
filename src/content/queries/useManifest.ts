import { useQuery } from '@tanstack/react-query';
import type { PageText } from '../../core/model/doc.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { useContentSource } from './ContentProvider.tsx';
import { docQuery, manifestQuery } from './queries.ts';

/** The manifest. Pages are drawn only after the router has read it. */
export function useManifest(): Manifest {
  const { data } = useQuery(manifestQuery(useContentSource()));
  if (data === undefined) throw new Error('useManifest was called before the manifest was read');
  return data.value;
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
