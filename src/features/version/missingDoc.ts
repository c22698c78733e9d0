import { useLocation } from 'react-router-dom';

/** What a switch to a version that lacks the doc leaves in the history's entry. */
export function missingDocState(title: string) {
  return { missingDoc: title };
}

/** The title of the doc that the reader came for and this version lacks. */
export function useMissingDoc(): string | undefined {
  // What comes back from the history is a stranger.
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('missingDoc' in state)) return undefined;
  return typeof state.missingDoc === 'string' ? state.missingDoc : undefined;
}
