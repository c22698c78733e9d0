import { type RefObject, useEffect, useState } from 'react';

/**
 * Takes values back.
 * @param next gets the focus: the button that was pressed may be gone
 * @returns what does it, and the key under which fields begin anew: what did not fit is given up as well
 */
export function useTakeBack(next: RefObject<HTMLElement | null>) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) next.current?.focus();
  }, [next, round]);
  const takeBack = (forget: () => void) => {
    forget();
    setRound(round + 1);
  };
  return { round, takeBack };
}
