// The tags of GitBook that are alone on their lines: `{% hint style="info" %}`, `{% endhint %}`.
import type { Nodes } from 'mdast';
import { toBoxName } from '../../containerKinds.ts';
import { createContainer, createTab } from '../createNodes.ts';
import type { Dialect } from '../dialect.ts';
import { createMarkerLine, type Marker, markersFromMarkdown, pairMarkers } from '../markerLines.ts';
import { NO_TITLE } from '../titledLine.ts';

const BRACE = 123;

const TAG = /^\{%[ \t]+(end)?([a-z-]+)\b(.*)%\}$/;
const TITLE = /\btitle="([^"]*)"/;

interface Row {
  tag: string;
  build: (open: Marker, children: Nodes[]) => Nodes[];
}

const STYLES: Readonly<Record<string, string>> = { success: 'tip', warning: 'caution' };

/** The tags and what they become. */
export const TAGS: readonly Row[] = [
  {
    tag: 'hint',
    build({ value }, children) {
      const style = /\bstyle="(\w+)"/.exec(value)?.[1] ?? 'info';
      return [createContainer(toBoxName(STYLES[style] ?? style), children)];
    },
  },
  { tag: 'tabs', build: (_, children) => [createContainer('tabs', children)] },
  { tag: 'tab', build: ({ children: title }, children) => [createTab(title), ...children] },
];

const rowOf = (line: string) => TAGS.find(({ tag }) => tag === TAG.exec(line)?.[2]);

const tags = createMarkerLine((line) => {
  if (rowOf(line) === undefined) return undefined;
  const title = TITLE.exec(line);
  const start = (title?.index ?? 0) + 'title="'.length;
  return title === null ? NO_TITLE : [start, start + (title[1] ?? '').length];
});

export const gitbook: Dialect = {
  name: 'gitbook',
  micromark: { flow: { [BRACE]: tags } },
  fromMarkdown: markersFromMarkdown,
  resolve: (root) =>
    pairMarkers(root, {
      readMark(line) {
        const [, end, tag] = TAG.exec(line) ?? [];
        return tag === undefined ? undefined : { key: tag, isClosing: end !== undefined };
      },
      build: (open, children) => rowOf(open.value)?.build(open, children) ?? [],
    }),
};
