import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/** Where each key moves the choice in a list of `count` options; before the first press it may be at -1. */
const MOVES: Record<string, (chosen: number, count: number) => number> = {
  ArrowDown: (chosen, count) => (chosen + 1) % count,
  ArrowUp: (chosen, count) => (chosen <= 0 ? count : chosen) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The chosen option of a listbox that a field governs: the focus stays in the field.
 * @param of what the options are made of
 * @param first the option with which another list begins; -1: none is chosen
 */
export function useChoice(list: RefObject<HTMLElement | null>, of: unknown, first: number) {
  const [chosen, setChosen] = useState(-1);
  const [listed, setListed] = useState<unknown>();
  if (listed !== of) {
    setListed(of);
    setChosen(first);
  }
  const optionsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  useEffect(() => {
    const option = list.current?.querySelectorAll('[role="option"]')[chosen];
    // The first one is shown together with what stands above it.
    // In a low window the dialog scrolls, and not the list.
    if (chosen === 0)
      for (const box of [list.current, list.current?.parentElement]) box?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen]);

  return {
    chosen,
    setChosen,
    /** Opens the chosen option, the way a click does. */
    open: (at: number) => optionsOf()[at]?.click(),
    /** Moves the choice; false where the key is none of these, or there is nothing to choose. */
    move: ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      const move = MOVES[key];
      const count = optionsOf().length;
      if (move === undefined || count === 0 || shiftKey || ctrlKey || metaKey || altKey) return false;
      setChosen(move(chosen, count));
      return true;
    },
  };
}
