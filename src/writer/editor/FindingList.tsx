import { editorMessages as words } from '../../core/i18n/editorMessages.ts';
import { fixAll, replaceRange } from '../editing/applyFixes.ts';
import type { Command } from '../editing/edit.ts';
import type { EditorFinding } from './codemirror/textEditor.ts';
import styles from './FindingList.part.module.css';
import type { EditorFindings } from './useFindings.ts';

interface FindingListProps extends EditorFindings {
  onChoose: (mark: EditorFinding) => void;
  onFix: (command: Command) => void;
}

/** Lists the findings; each focuses its position, or applies a fix. */
export function FindingList({ findings, count, onChoose, onFix }: FindingListProps) {
  const certain = findings.filter(({ fix }) => fix !== undefined);
  return (
    <details className={styles.findings}>
      <summary>
        <span role="status">{words.findings(count)}</span>
      </summary>
      <ol>
        {certain.length > 1 && (
          <li>
            <button type="button" className={styles.fix} onClick={() => onFix(fixAll(certain))}>
              {words.fixAll(certain.length)}
            </button>
          </li>
        )}
        {nameRows(findings).map(({ mark, name }) => (
          <li key={name}>
            <button type="button" className={styles.finding} onClick={() => onChoose(mark)}>
              <span>{words.place(mark.line)}</span> {mark.message}
            </button>
            {mark.suggestions.map((text) => (
              <button
                key={text}
                type="button"
                className={styles.fix}
                aria-label={words.replacementAt(mark.line, text)}
                onClick={() => onFix(replaceRange(mark, text))}
              >
                {words.replacement(text)}
              </button>
            ))}
          </li>
        ))}
        {count > findings.length && <li>{words.moreFindings(count - findings.length)}</li>}
      </ol>
    </details>
  );
}

/** Stable React keys: equal findings at one position are numbered. */
function nameRows(findings: readonly EditorFinding[]): { mark: EditorFinding; name: string }[] {
  const counts = new Map<string, number>();
  return findings.map((mark) => {
    const said = `${mark.line}:${mark.column}:${mark.message}`;
    const count = counts.get(said) ?? 0;
    counts.set(said, count + 1);
    return { mark, name: `${said}:${count}` };
  });
}
