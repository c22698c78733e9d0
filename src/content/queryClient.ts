import { QueryClient } from '@tanstack/react-query';
import { ContentError } from '../core/errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ContentError | Error;
  }
}

const HEALING_KINDS = new Set<string>(['offline', 'timeout', 'server']);
const RETRIES = 2;

/** Whether asking again may help: a missing or malformed file stays so. */
function mayHeal(error: unknown): boolean {
  return error instanceof ContentError && HEALING_KINDS.has(error.kind);
}

/** The query cache. Pages stay in memory for half an hour after they were last shown. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `online` mode would wait for ever on machines that wrongly believe to be offline.
        networkMode: 'always',
        gcTime: 30 * 60_000,
        retry: (failures, error) => failures < RETRIES && mayHeal(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnReconnect: true,
      },
    },
  });
}
