import { useState } from 'react';
import { limitQuery } from '../../../core/search/query/queryLength.ts';

/** On Android every Latin word is composed as well, so there is no waiting for its end. */
const composesAllWords = () => /android/i.test(navigator.userAgent);

/** What is typed in a field, and what of it stands: letters that an input method is still turning into words do not. */
export function useComposed() {
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
