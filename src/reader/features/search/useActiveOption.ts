import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { limitQuery } from '../../../core/search/query/queryLength.ts';

/** Index of the next active option by key; -1 means that no option is active. */
const MOVES: Record<string, (chosen: number, count: number) => number> = {
  ArrowDown: (chosen, count) => (chosen + 1) % count,
  ArrowUp: (chosen, count) => (chosen <= 0 ? count : chosen) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * State of a combobox's active option; the focus stays in the field, which has `aria-activedescendant`.
 * @param identity of the list: another value resets the state
 * @param first index of the option that is active at first; -1: none
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, identity: unknown, first: number) {
  const [chosen, setChosen] = useState(-1);
  const [previousIdentity, setPreviousIdentity] = useState<unknown>();
  if (previousIdentity !== identity) {
    setPreviousIdentity(identity);
    setChosen(first);
  }
  const optionsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  useEffect(() => {
    const option = list.current?.querySelectorAll('[role="option"]')[chosen];
    // The first option scrolls its group title into view; on low viewports the dialog scrolls instead of the
    // list.
    if (chosen === 0)
      for (const box of [list.current, list.current?.parentElement]) box?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen]);

  return {
    chosen,
    setChosen,
    /** Clicks an option. */
    open: (at: number) => optionsOf()[at]?.click(),
    /** Moves the active option; false if the key event is not handled. */
    move: ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      const move = MOVES[key];
      const count = optionsOf().length;
      if (move === undefined || count === 0 || shiftKey || ctrlKey || metaKey || altKey) return false;
      setChosen(move(chosen, count));
      return true;
    },
  };
}

/** Android keyboards compose Latin text as well: waiting for compositionend would delay every search. */
const composesAllWords = () => /android/i.test(navigator.userAgent);

/**
 * State of a field's text, and of the last text that an input method was not composing: letters that are
 * still to be converted must not be searched.
 */
export function useCompositionInput() {
  const [text, setText] = useState('');
  const [standing, setStanding] = useState('');
  const onEnd = (value: string) => {
    setText(value);
    setStanding(value);
  };
  return {
    text,
    standing: limitQuery(standing),
    setText: onEnd,
    handlers: {
      onChange: ({ target, nativeEvent }: React.ChangeEvent<HTMLInputElement>) => {
        setText(target.value);
        const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
        if (!isComposing || composesAllWords()) setStanding(target.value);
      },
      onCompositionEnd: ({ currentTarget }: React.CompositionEvent<HTMLInputElement>) =>
        onEnd(currentTarget.value),
    },
  };
}
