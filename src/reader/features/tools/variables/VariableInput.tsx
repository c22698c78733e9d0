import { type RefObject, useEffect, useId, useState } from 'react';
import { variablesMessages } from '#i18n/variablesMessages';
import { fitsValue, normalizeReaderInput } from '../../../../core/variables/readerInput.ts';
import { defaultOf, type ReaderVariable } from '../../../../core/variables/readerVariable.ts';
import { findReaderInput, useReaderInputs } from '../../../store/readerInputs.ts';

interface VariableInputProps {
  value: ReaderVariable;
  field?: RefObject<HTMLInputElement | null>;
}

/** Label and input of a variable. A valid value is stored on each change. */
export function VariableInput({ value, field }: VariableInputProps) {
  const own = useReaderInputs();
  const stored = findReaderInput(own, value) ?? '';
  /** The typed text while it differs from the stored value: it is invalid, or not normalized. */
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const write = (written: string) => {
    const normalized = normalizeReaderInput(written);
    const isValid = normalized === '' || fitsValue(value, normalized);
    setTyped(isValid && normalized === written ? undefined : written);
    if (isValid) own.give(value, normalized);
  };
  const unstored = normalizeReaderInput(typed ?? '');
  const isInvalid = unstored !== '' && !fitsValue(value, unstored);
  return (
    <>
      <label htmlFor={id}>{value.label}</label>
      <input
        ref={field}
        id={id}
        dir="auto"
        value={typed ?? stored}
        placeholder={defaultOf(value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-words`}
        onChange={(event) => write(event.target.value)}
      />
      <p id={`${id}-words`} role={isInvalid ? 'alert' : undefined}>
        {isInvalid ? variablesMessages.misfit : variablesMessages[value.secret ? 'secret' : 'kept']}
      </p>
    </>
  );
}

/**
 * Resets stored values.
 * @param next element that gets the focus, because the pressed button may unmount
 * @returns the reset function, and a key for the inputs, which remounts them to discard invalid input
 */
export function useReset(next: RefObject<HTMLElement | null>) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) next.current?.focus();
  }, [next, round]);
  const reset = (forget: () => void) => {
    forget();
    setRound(round + 1);
  };
  return { round, reset };
}
