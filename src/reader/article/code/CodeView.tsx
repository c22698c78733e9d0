import type { Fence, FenceLine } from '../../../core/document/fence.ts';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import type { ReaderValue } from '../../../core/variables/readerVariable.ts';
import { CodeActions } from './CodeActions.tsx';
import { CodePieces } from './CodePieces.tsx';
import styles from './CodeView.module.css';
import type { Token } from './colours.ts';
import { useHighlight } from './useHighlight.ts';

interface CodeViewProps {
  fence: Fence;
  language: string;
  values: readonly ReaderValue[];
}

/** Code under its head: readable at once, coloured when its grammar has come. */
export function CodeView({ fence, language, values }: CodeViewProps) {
  const tokens = useHighlight(fence.code, language);
  return (
    <div className={styles.block} data-code="">
      <div className={styles.head}>
        <span className={styles.title}>
          {values.length === 0 || fence.title === undefined ? (
            (fence.title ?? (language || elementMessages.code.plain))
          ) : (
            <CodePieces tokens={[{ text: fence.title, className: undefined }]} values={values} />
          )}
        </span>
        <CodeActions />
      </div>
      <pre className={styles.pre} data-region={elementMessages.code.region(fence.title ?? language)}>
        <code
          className={fence.showLineNumbers ? styles.numbered : undefined}
          style={fence.showLineNumbers ? { counterReset: `line ${fence.startLine - 1}` } : undefined}
        >
          {fence.lines.map((line, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
              key={at}
              line={line}
              tokens={tokens?.[at]}
              values={values}
            />
          ))}
        </code>
      </pre>
    </div>
  );
}

interface LineProps {
  line: FenceLine;
  tokens: readonly Token[] | undefined;
  values: readonly ReaderValue[];
}

/** What a screen reader says of a line. */
const ROLES = { added: 'insertion', removed: 'deletion', focused: undefined } as const;

function Line({ line: { text, isHighlighted, mark }, tokens, values }: LineProps) {
  return (
    <span
      className={styles.line}
      data-highlighted={isHighlighted || undefined}
      data-line={mark}
      role={mark && ROLES[mark]}
    >
      {tokens === undefined && values.length === 0 ? (
        `${text}\n`
      ) : (
        <>
          <CodePieces tokens={tokens ?? [{ text, className: undefined }]} values={values} />
          {'\n'}
        </>
      )}
    </span>
  );
}
