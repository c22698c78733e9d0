import { editorMessages as words } from '#i18n/editorMessages';
import { fixAll, replaceRange } from '../editing/applyFixes.ts';
import type { Command } from '../editing/edit.ts';
import styles from './FindingList.part.module.css';
import type { EditorFinding } from './textEditor.ts';
import type { EditorFindings } from './useFindings.ts';

interface FindingListProps extends EditorFindings {
  onChoose: (finding: EditorFinding) => void;
  onFix: (command: Command) => void;
}

/** The findings, rendered as buttons that move the cursor to their positions, or apply a fix. */
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
        {keyRows(findings).map(({ finding, key }) => (
          <li key={key}>
            <button type="button" className={styles.finding} onClick={() => onChoose(finding)}>
              <span>{words.place(finding.line)}</span> {finding.message}
            </button>
            {finding.suggestions.map((text) => (
              <button
                key={text}
                type="button"
                className={styles.fix}
                aria-label={words.replacementAt(finding.line, text)}
                onClick={() => onFix(replaceRange(finding, text))}
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

/** Creates a stable React key for each finding; equal findings at one position are numbered. */
function keyRows(findings: readonly EditorFinding[]): { finding: EditorFinding; key: string }[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const key = `${finding.line}:${finding.column}:${finding.message}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { finding, key: `${key}:${count}` };
  });
}
