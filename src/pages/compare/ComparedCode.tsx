import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ExtraProps } from 'react-markdown';
import codeStyles from '../../article/code/CodeView.module.css';
import type { Token } from '../../article/code/colours.ts';
import { useHighlight } from '../../article/code/useHighlight.ts';
import { markOf, type Side } from '../../core/compare/marks.ts';
import { compareMessages as words } from '../../core/compareMessages.ts';
import { elementMessages } from '../../core/elementMessages.ts';
import { parseFenceMeta } from '../../core/markdown/fence.ts';
import styles from './marks.part.module.css';

/** A block of code whose lines have changed: coloured as each state is. */
export function ComparedCode({ node }: ExtraProps) {
  const code = node?.children.find((child): child is Element => child.type === 'element');
  const lines = code === undefined ? [] : splitLines(code.children);
  const language = /language-(\S+)/.exec(String(code?.properties.className ?? ''))?.[1]?.toLowerCase() ?? '';
  const { title } = parseFenceMeta(String(code?.properties.dataMeta ?? ''));
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
            return <Line key={at} mark={mark} tokens={tokens} />;
          })}
        </code>
      </pre>
    </div>
  );
}

function Line({ mark, tokens }: { mark: 'ins' | 'del' | undefined; tokens: readonly Token[] }) {
  const Tag = mark ?? 'span';
  return (
    <Tag className={`${codeStyles.line} ${mark === undefined ? '' : styles[`${mark}Line`]}`}>
      {mark && <span className={`visually-hidden ${styles.said}`}>{words.marks[mark][0]}</span>}
      {tokens.map(({ text, className }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other name
        <span key={at} className={className}>
          {text}
        </span>
      ))}
      {'\n'}
    </Tag>
  );
}

interface CodeLine {
  mark: 'ins' | 'del' | undefined;
  text: string;
}

function splitLines(nodes: readonly ElementContent[]): CodeLine[] {
  return nodes.flatMap((node) => {
    const mark = markOf(node);
    const lines = textOf(node).replace(/\n$/, '').split('\n');
    return lines.map((text) => ({ mark: mark === 'fill' ? undefined : mark, text }));
  });
}

function codeOf(lines: readonly CodeLine[], side: Side): string {
  const dropped = side === 'before' ? 'ins' : 'del';
  return lines.flatMap(({ mark, text }) => (mark === dropped ? [] : text)).join('\n');
}
