import type { Location } from 'react-router-dom';

/** What an entry of the history holds under a name. It comes back from the browser's own storage: a stranger. */
export function readEntryState({ state }: Pick<Location, 'state'>, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
