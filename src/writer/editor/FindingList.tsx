import { editorMessages as words } from '../../core/i18n/editorMessages.ts';
import { fixAll, mend } from '../editing/applyFixes.ts';
import type { Command } from '../editing/edit.ts';
import type { Mark } from './codemirror/deskEditor.ts';
import styles from './FindingList.part.module.css';
import type { Marks } from './useFindings.ts';

interface FindingListProps extends Marks {
  onChoose: (mark: Mark) => void;
  onMend: (command: Command) => void;
}

/** What is wrong with the text; each line leads to its place, and mends it where that can be done. */
export function FindingList({ marks, count, onChoose, onMend }: FindingListProps) {
  const certain = marks.filter(({ fix }) => fix !== undefined);
  return (
    <details className={styles.findings}>
      <summary>
        <span role="status">{words.findings(count)}</span>
      </summary>
      <ol>
        {certain.length > 1 && (
          <li>
            <button type="button" className={styles.mend} onClick={() => onMend(fixAll(certain))}>
              {words.fixAll(certain.length)}
            </button>
          </li>
        )}
        {nameRows(marks).map(({ mark, name }) => (
          <li key={name}>
            <button type="button" className={styles.finding} onClick={() => onChoose(mark)}>
              <span>{words.place(mark.line)}</span> {mark.message}
            </button>
            {mark.mends.map((text) => (
              <button
                key={text}
                type="button"
                className={styles.mend}
                aria-label={words.mendAt(mark.line, text)}
                onClick={() => onMend(mend(mark, text))}
              >
                {words.mend(text)}
              </button>
            ))}
          </li>
        ))}
        {count > marks.length && <li>{words.moreFindings(count - marks.length)}</li>}
      </ol>
    </details>
  );
}

/** By its name a row is known from one list to the next: of two that say the same of one place each has its own. */
function nameRows(marks: readonly Mark[]): { mark: Mark; name: string }[] {
  const counts = new Map<string, number>();
  return marks.map((mark) => {
    const said = `${mark.line}:${mark.column}:${mark.message}`;
    const count = counts.get(said) ?? 0;
    counts.set(said, count + 1);
    return { mark, name: `${said}:${count}` };
  });
}
