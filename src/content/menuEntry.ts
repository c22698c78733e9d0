import type { Location } from 'react-router-dom';

/** State of the history's entry in which the sliding menu is open. */
export const menuState = { isMenuOpen: true };

/** Whether an entry of the history is the open menu; what comes back from the history is a stranger. */
export function isMenuEntry({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'isMenuOpen' in state;
}
