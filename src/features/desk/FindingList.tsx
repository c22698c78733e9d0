import { writingMessages as words } from '../../core/writingMessages.ts';
import styles from './Desk.part.module.css';
import type { Mark } from './editor/deskEditor.ts';

interface FindingListProps {
  marks: readonly Mark[];
  onChoose: (mark: Mark) => void;
}

/** What is wrong with the text; each line leads to its place. */
export function FindingList({ marks, onChoose }: FindingListProps) {
  return (
    <details className={styles.findings}>
      <summary>
        <span role="status">{words.findings(marks.length)}</span>
      </summary>
      <ol>
        {marks.map((mark) => (
          <li key={`${mark.line}:${mark.column}:${mark.message}`}>
            <button type="button" onClick={() => onChoose(mark)}>
              <span>{words.place(mark.line)}</span> {mark.message}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
