import { elementMessages } from '#i18n/elementMessages';
import type { Fence, FenceLine } from '../../../core/document/fence.ts';
import { splitAtVariables } from '../../../core/variables/findVariables.ts';
import { defaultOf, type ReaderVariable } from '../../../core/variables/readerVariable.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ArticleAction } from '../actions/actions.ts';
import styles from './CodeView.module.css';
import type { Token } from './tokenCache.ts';
import { useHighlight } from './useHighlight.ts';

interface CodeViewProps {
  fence: Fence;
  language: string;
  values: readonly ReaderVariable[];
}

/** A code block with its title bar: plain text in the first render, highlighted when the grammar has loaded. */
export function CodeView({ fence, language, values }: CodeViewProps) {
  const tokens = useHighlight(fence.code, language);
  return (
    <div className={styles.block} data-code="">
      <div className={styles.head}>
        <span className={styles.title}>
          <bdi>
            {values.length === 0 || fence.title === undefined ? (
              (fence.title ?? (language || elementMessages.code.plain))
            ) : (
              <CodeTokens tokens={[{ text: fence.title, className: undefined }]} values={values} />
            )}
          </bdi>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
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
  values: readonly ReaderVariable[];
}

/** ARIA roles of added and removed lines, which screen readers announce. */
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
          <CodeTokens tokens={tokens ?? [{ text, className: undefined }]} values={values} />
          {'\n'}
        </>
      )}
    </span>
  );
}

/** Buttons of a code block: plain elements, whose clicks actions/useArticleActions.tsx handles. */
function CodeActions() {
  return (
    <div className={styles.actions}>
      <button
        type="button"
        aria-label={elementMessages.code.wrap}
        title={elementMessages.code.wrap}
        aria-pressed="false"
        data-action={'wrap' satisfies ArticleAction}
      >
        <Icon name="wrap" />
      </button>
      <button
        type="button"
        aria-label={elementMessages.code.copyLabel}
        title={elementMessages.code.copy}
        data-action={'copy' satisfies ArticleAction}
      >
        <Icon name="copy" />
        <Icon name="check" />
      </button>
      <span role="status" />
    </div>
  );
}

interface CodeTokensProps {
  tokens: readonly Token[];
  values: readonly ReaderVariable[];
}

/** Renders tokens: text without a class as text nodes, the rest as spans, with reader variables marked by `data-value`. */
export function CodeTokens({ tokens, values }: CodeTokensProps) {
  const segments: readonly CodeSegment[] = values.length > 0 ? splitTokens(tokens, values) : tokens;
  return segments.map(({ text, className, value }, at) =>
    className === undefined && value === undefined ? (
      text
    ) : (
      // VariableFields replaces the element of a variable by an input, so React must not reuse it for other text.
      <span key={value === undefined ? at : `${at} ${value}`} className={className} data-value={value}>
        {text}
      </span>
    ),
  );
}

/** A token, or a segment of a token; `value` is the name of a reader variable. */
export type CodeSegment = Token & { value?: string };

/**
 * Splits the tokens of a line at its reader variables. A variable that spans several tokens gets the class of its
 * first token.
 * @param tokens tokens of one line; their joined texts are the line
 */
export function splitTokens(tokens: readonly Token[], values: readonly ReaderVariable[]): CodeSegment[] {
  const line = tokens.map(({ text }) => text).join('');
  const segments: CodeSegment[] = [];
  const positioned = tokens.map((token, at) => ({
    ...token,
    end: tokens.slice(0, at + 1).reduce((sum, { text }) => sum + text.length, 0),
  }));
  let at = 0;
  for (const { text, value } of splitAtVariables(line, values)) {
    const end = at + text.length;
    if (value !== undefined) {
      const className = positioned.find(({ end: tokenEnd }) => tokenEnd > at)?.className;
      segments.push({ text: defaultOf(value), className, value: value.name });
      at = end;
    }
    while (at < end) {
      const token = positioned.find(({ end: tokenEnd }) => tokenEnd > at);
      const next = Math.min(end, token?.end ?? end);
      segments.push({ text: line.slice(at, next), className: token?.className });
      at = next;
    }
  }
  return segments;
}
