import { elementMessages } from '../../core/elementMessages.ts';
import type { Fence } from '../../core/markdown/fence.ts';
import { CodeActions } from './CodeActions.tsx';
import styles from './CodeView.module.css';
import type { Token } from './colours.ts';
import { useHighlight } from './useHighlight.ts';

interface CodeViewProps {
  fence: Fence;
  language: string;
}

/** Code under its head: readable at once, coloured when its grammar has come. */
export function CodeView({ fence, language }: CodeViewProps) {
  const tokens = useHighlight(fence.code, language);
  return (
    <div className={styles.block} data-code="">
      <div className={styles.head}>
        <span className={styles.title}>{fence.title ?? (language || elementMessages.code.plain)}</span>
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
              text={line.text}
              tokens={tokens?.[at]}
              isHighlighted={line.isHighlighted}
            />
          ))}
        </code>
      </pre>
    </div>
  );
}

interface LineProps {
  text: string;
  tokens: readonly Token[] | undefined;
  isHighlighted: boolean;
}

function Line({ text, tokens, isHighlighted }: LineProps) {
  return (
    <span className={styles.line} data-highlighted={isHighlighted || undefined}>
      {tokens?.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other name
        <span key={at} className={token.className}>
          {token.text}
        </span>
      ))}
      {tokens === undefined ? `${text}\n` : '\n'}
    </span>
  );
}
