import { useQuery } from '@tanstack/react-query';
import type { Doc } from '../core/model/doc.ts';
import type { Manifest } from '../core/model/manifest.ts';
import { useContentSource } from './ContentProvider.tsx';
import { docQuery, manifestQuery } from './queries.ts';

/** The manifest. Pages are drawn only after the router has read it. */
export function useManifest(): Manifest {
  const { data } = useQuery(manifestQuery(useContentSource()));
  if (data === undefined) throw new Error('useManifest was called before the manifest was read');
  return data.value;
}

/** A file's doc. The visit asks the server whether it has changed, while the reader reads on. */
export function useDoc(file: string): Doc {
  const { data } = useQuery(docQuery(useContentSource(), file));
  if (data === undefined) throw new Error(`useDoc was called before ${file} was read`);
  return data.value;
}
