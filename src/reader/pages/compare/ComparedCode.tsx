import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { markOf, type Side } from '../../../core/diff/marks.ts';
import { parseFenceMeta, plainLine } from '../../../core/document/fence.ts';
import { compareMessages as words } from '../../../core/i18n/compareMessages.ts';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { CodePieces } from '../../article/code/CodePieces.tsx';
import codeStyles from '../../article/code/CodeView.module.css';
import { useHighlight } from '../../article/code/useHighlight.ts';
import { findCode } from '../../article/elements/readCodeBlock.ts';
import styles from './marks.part.module.css';

/** A block of code whose lines have changed: coloured as each state is. */
export function ComparedCode({ node }: ExtraProps) {
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
