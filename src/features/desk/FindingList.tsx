import type { Command } from '../../core/writing/edit.ts';
import { mend } from '../../core/writing/mend.ts';
import { writingMessages as words } from '../../core/writingMessages.ts';
import type { Mark } from './editor/deskEditor.ts';
import styles from './FindingList.part.module.css';

interface FindingListProps {
  marks: readonly Mark[];
  onChoose: (mark: Mark) => void;
  onMend: (command: Command) => void;
}

/** What is wrong with the text; each line leads to its place, and mends it where that can be done. */
export function FindingList({ marks, onChoose, onMend }: FindingListProps) {
  return (
    <details className={styles.findings}>
      <summary>
        <span role="status">{words.findings(marks.length)}</span>
      </summary>
      <ol>
        {marks.map((mark) => (
          <li key={`${mark.line}:${mark.column}:${mark.message}`}>
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
      </ol>
    </details>
  );
}
