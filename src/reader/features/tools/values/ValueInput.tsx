import { type RefObject, useId, useState } from 'react';
import { valuesMessages } from '../../../../core/i18n/valuesMessages.ts';
import { fitsValue, tidyOwn } from '../../../../core/variables/ownValue.ts';
import { defaultOf, type ReaderValue } from '../../../../core/variables/readerVariable.ts';
import { ownOf, useOwnValues } from '../../../store/ownValues.ts';

interface ValueInputProps {
  value: ReaderValue;
  field?: RefObject<HTMLInputElement | null>;
}

/** The field of a value under its name. What is written shows on the page at once, unless it does not fit. */
export function ValueInput({ value, field }: ValueInputProps) {
  const own = useOwnValues();
  const given = ownOf(own, value) ?? '';
  /** What does not fit is nobody's but the field's. */
  const [misfit, setMisfit] = useState<string>();
  const id = useId();
  const write = (written: string) => {
    const tidy = tidyOwn(written);
    const isTaken = tidy === '' || fitsValue(value, tidy);
    setMisfit(isTaken && tidy === written ? undefined : written);
    if (isTaken) own.give(value, tidy);
  };
  const isMisfit = misfit !== undefined && tidyOwn(misfit) !== '' && !fitsValue(value, tidyOwn(misfit));
  return (
    <>
      <label htmlFor={id}>{value.label}</label>
      <input
        ref={field}
        id={id}
        value={misfit ?? given}
        placeholder={defaultOf(value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={isMisfit}
        aria-describedby={`${id}-words`}
        onChange={(event) => write(event.target.value)}
      />
      <p id={`${id}-words`} role={isMisfit ? 'alert' : undefined}>
        {isMisfit ? valuesMessages.misfit : valuesMessages[value.secret ? 'secret' : 'kept']}
      </p>
    </>
  );
}
