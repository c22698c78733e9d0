import { useId } from 'react';
import styles from './ComfortPanel.part.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  /** The words of each, in their order. */
  choices: Readonly<Partial<Record<T, string>>>;
  chosen: T;
  onChoose: (choice: T) => void;
}

/** One of a few, all of which are seen. */
export function Choice<T extends string>({ label, choices, chosen, onChoose }: ChoiceProps<T>) {
  const name = useId();
  // The keys of the record, as its type says.
  const entries = Object.entries(choices) as [T, string][];
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {entries.map(([choice, words]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
