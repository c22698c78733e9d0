import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useContentSource } from './ContentProvider.tsx';
import type { Reader } from './reader.ts';

/** The application's own; the same as long as neither part changes. */
export function useReader(): Reader {
  const source = useContentSource();
  const client = useQueryClient();
  return useMemo(() => ({ source, client }), [source, client]);
}
