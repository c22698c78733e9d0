// The tags of GitBook that are alone on their lines: `{% hint style="info" %}`, `{% endhint %}`.
import type { Nodes } from 'mdast';
import { toBoxName } from '../../containerKinds.ts';
import { createContainer, createTab } from '../createNodes.ts';
import type { Dialect } from '../dialect.ts';
import { createMarkerLine, type Marker, markersFromMarkdown, pairMarkers } from '../markerLines.ts';

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

const tagOf = ({ value }: Marker) => TAG.exec(value)?.[2];
const rowOf = (tag: string | undefined) => TAGS.find((row) => row.tag === tag);

const tags = createMarkerLine('gitbook', (line) => {
  if (rowOf(TAG.exec(line)?.[2]) === undefined) return undefined;
  const title = TITLE.exec(line);
  const start = (title?.index ?? 0) + 'title="'.length;
  return title === null ? [0, 0] : [start, start + (title[1] ?? '').length];
});

export const gitbook: Dialect = {
  name: 'gitbook',
  micromark: { flow: { [BRACE]: tags } },
  fromMarkdown: markersFromMarkdown,
  resolve: (root) =>
    pairMarkers(root, {
      dialect: 'gitbook',
      isClosing: (marker, open) =>
        TAG.exec(marker.value)?.[1] !== undefined && (!open || tagOf(open) === tagOf(marker)),
      build: (open, children) => rowOf(tagOf(open))?.build(open, children) ?? [],
    }),
};
