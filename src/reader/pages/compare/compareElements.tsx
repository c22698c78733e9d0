import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { compareMessages as words } from '#i18n/compareMessages';
import { elementMessages } from '#i18n/elementMessages';
import { isBlock } from '../../../core/diff/blockSegments.ts';
import { CODE_LINES, type DiffMark, markOf, type Side } from '../../../core/diff/marks.ts';
import { parseFenceMeta, plainLine } from '../../../core/document/fence.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { type ArticleEnvironment, ArticleEnvironmentContext } from '../../article/ArticleEnvironment.ts';
import codeStyles from '../../article/code/CodeView.module.css';
import { CodeTokens } from '../../article/code/CodeView.tsx';
import { useHighlight } from '../../article/code/useHighlight.ts';
import { findCode } from '../../article/elements/readCodeBlock.ts';
import styles from './marks.part.module.css';

/** Article environment of the earlier version, which resolves that version's links and images. */
export const BeforeEnvironmentContext = createContext<ArticleEnvironment | undefined>(undefined);

/** Renders children with the environment of the earlier version. */
export function BeforeSide({ children }: { children: ReactNode }) {
  return (
    <ArticleEnvironmentContext.Provider value={useContext(BeforeEnvironmentContext)}>
      {children}
    </ArticleEnvironmentContext.Provider>
  );
}

/**
 * Renders `ins` or `del` with labels for screen readers. Elements that the comparison has not marked were in
 * the text, and are rendered without labels.
 */
function markAs(Tag: DiffMark) {
  return function Marked({ node, children, ...props }: ComponentProps<'ins'> & ExtraProps) {
    if (markOf(node) === undefined) return <Tag {...props}>{children}</Tag>;
    const [start, end] = words.marks[Tag];
    const isLarge = node?.children.some(
      (child) => isBlock(child) || (child.type === 'element' && child.tagName === CODE_LINES),
    );
    const marked = (
      <Tag className={isLarge ? styles.block : styles[Tag]}>
        <span className={`visually-hidden ${styles.sideLabel}`}>{start}</span>
        {children}
        <span className={`visually-hidden ${styles.sideLabel}`}>{end}</span>
      </Tag>
    );
    return Tag === 'del' ? <BeforeSide>{marked}</BeforeSide> : marked;
  };
}

/** Renders the title only if it has changed, because PageHead renders it already. */
function Title({ node, children }: ComponentProps<'h1'> & ExtraProps) {
  const isMarked = node?.children.some((child) => markOf(child) !== undefined);
  return isMarked ? <p className={styles.title}>{children}</p> : null;
}

export const compareElements: Components = {
  ins: markAs('ins'),
  del: markAs('del'),
  h1: Title,
  // The type `Components` has no custom element names.
  ...({ [CODE_LINES]: ComparedCode } as Components),
};

/** A code block with marked lines. Removed lines are highlighted in the old code, all others in the new code. */
function ComparedCode({ node }: ExtraProps) {
  const { code, language, meta } = findCode(node);
  const { title, highlight } = parseFenceMeta(meta);
  const plain = (text: string) => plainLine(text, language, highlight.size > 0);
  const lines = code === undefined ? [] : splitLines(code.children, plain);
  const values = node?.data?.values ?? [];
  const colours = {
    before: useHighlight(codeOf(lines, 'before'), language),
    after: useHighlight(codeOf(lines, 'after'), language),
  };
  const next = { before: 0, after: 0 };
  return (
    <div className={codeStyles.block}>
      <div className={codeStyles.head}>
        <span className={codeStyles.title}>{title ?? (language || elementMessages.code.plain)}</span>
      </div>
      <pre className={codeStyles.pre} data-region={elementMessages.code.region(title ?? language)}>
        <code>
          {lines.map(({ mark, text }, at) => {
            const tokens = (mark === 'del' ? colours.before?.[next.before] : colours.after?.[next.after]) ?? [
              { text, className: undefined },
            ];
            if (mark !== 'ins') next.before += 1;
            if (mark !== 'del') next.after += 1;
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
            return <Line key={at} mark={mark} tokens={tokens} values={values} />;
          })}
        </code>
      </pre>
    </div>
  );
}

function Line({ mark, ...pieces }: Pick<CodeLine, 'mark'> & ComponentProps<typeof CodeTokens>) {
  const Tag = mark ?? 'span';
  return (
    <Tag className={joinClasses(codeStyles.line, mark && styles[`${mark}Line`])}>
      {mark && <span className={`visually-hidden ${styles.sideLabel}`}>{words.marks[mark][0]}</span>}
      <CodeTokens {...pieces} />
      {'\n'}
    </Tag>
  );
}

interface CodeLine {
  mark: 'ins' | 'del' | undefined;
  text: string;
}

/** @param plain removes a line's notation (core/document/fence.ts); undefined: the line is dropped */
function splitLines(
  nodes: readonly ElementContent[],
  plain: (text: string) => string | undefined,
): CodeLine[] {
  return nodes.flatMap((node) => {
    const mark = markOf(node);
    const lines = textOf(node).replace(/\n$/, '').split('\n');
    return lines.flatMap((line) => {
      const text = plain(line);
      return text === undefined ? [] : { mark: mark === 'fill' ? undefined : mark, text };
    });
  });
}

function codeOf(lines: readonly CodeLine[], side: Side): string {
  const dropped = side === 'before' ? 'ins' : 'del';
  return lines.flatMap(({ mark, text }) => (mark === dropped ? [] : text)).join('\n');
}
