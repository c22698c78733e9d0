// The table tag -> component for what only a comparison has. The rest is drawn as on any page.
import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { type ArticleWorld, ArticleWorldContext } from '../../article/ArticleWorld.ts';
import { CodePieces } from '../../article/code/CodePieces.tsx';
import codeStyles from '../../article/code/CodeView.module.css';
import { useHighlight } from '../../article/code/useHighlight.ts';
import { findCode } from '../../article/elements/readCodeBlock.ts';
import { CODE_LINES, type Mark, markOf, type Side } from '../../core/compare/marks.ts';
import { isBlock } from '../../core/compare/pieces.ts';
import { parseFenceMeta } from '../../core/markdown/fence.ts';
import { plainLine } from '../../core/markdown/lineMarks.ts';
import { compareMessages as words } from '../../core/messages/compareMessages.ts';
import { elementMessages } from '../../core/messages/elementMessages.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import styles from './marks.part.module.css';

/** Where the links and images of the earlier text lead. */
export const BeforeWorldContext = createContext<ArticleWorld | undefined>(undefined);

/** What stands in it belongs to the earlier text. */
export function BeforeSide({ children }: { children: ReactNode }) {
  return (
    <ArticleWorldContext.Provider value={useContext(BeforeWorldContext)}>
      {children}
    </ArticleWorldContext.Provider>
  );
}

/** A mark, with words for who does not see it. Without ours it is the text's own element. */
function markAs(Tag: Mark) {
  return function Marked({ node, children, ...props }: ComponentProps<'ins'> & ExtraProps) {
    if (markOf(node) === undefined) return <Tag {...props}>{children}</Tag>;
    const [start, end] = words.marks[Tag];
    const isLarge = node?.children.some(
      (child) => isBlock(child) || (child.type === 'element' && child.tagName === CODE_LINES),
    );
    const marked = (
      <Tag className={isLarge ? styles.block : styles[Tag]}>
        <span className={`visually-hidden ${styles.said}`}>{start}</span>
        {children}
        <span className={`visually-hidden ${styles.said}`}>{end}</span>
      </Tag>
    );
    return Tag === 'del' ? <BeforeSide>{marked}</BeforeSide> : marked;
  };
}

/** The page's head shows the title; here it stands only where it has changed. */
function Title({ node, children }: ComponentProps<'h1'> & ExtraProps) {
  const isMarked = node?.children.some((child) => markOf(child) !== undefined);
  return isMarked ? <p className={styles.title}>{children}</p> : null;
}

export const compareElements: Components = {
  ins: markAs('ins'),
  del: markAs('del'),
  h1: Title,
  // Tags that HTML does not know are no keys of the type.
  ...({ [CODE_LINES]: ComparedCode } as Components),
};

/** A block of code whose lines have changed: coloured as each state is. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            return <Line key={at} mark={mark} tokens={tokens} values={values} />;
          })}
        </code>
      </pre>
    </div>
  );
}

function Line({ mark, ...pieces }: Pick<CodeLine, 'mark'> & ComponentProps<typeof CodePieces>) {
  const Tag = mark ?? 'span';
  return (
    <Tag className={joinClasses(codeStyles.line, mark && styles[`${mark}Line`])}>
      {mark && <span className={`visually-hidden ${styles.said}`}>{words.marks[mark][0]}</span>}
      <CodePieces {...pieces} />
      {'\n'}
    </Tag>
  );
}

interface CodeLine {
  mark: 'ins' | 'del' | undefined;
  text: string;
}

/** @param plain gives a line without what it says of lines; nothing for one that does nothing else */
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
