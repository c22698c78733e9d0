import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fromTsv } from '../../../core/export/tsv.ts';

/** What a table cannot stand in. */
const CLOSED = new Set(['FencedCode', 'CodeBlock', 'FrontMatter', 'HTMLBlock', 'Table']);

/** Cells that are pasted are written as a table; pasted without their looks (`Shift`) they come as they are. */
export function takeTable(onTable: (rows: readonly (readonly string[])[]) => void) {
  return EditorView.domEventHandlers({
    paste: ({ clipboardData }, { state }) => {
      if (!clipboardData?.getData('text/html').includes('<table') || isClosed(state)) return false;
      const rows = fromTsv(clipboardData.getData('text/plain'));
      if (rows !== undefined) onTable(rows);
      return rows !== undefined;
    },
  });
}

function isClosed(state: EditorState): boolean {
  const inner = syntaxTree(state).resolveInner(state.selection.main.head, -1);
  for (let node: typeof inner.parent = inner; node !== null; node = node.parent)
    if (CLOSED.has(node.name)) return true;
  return false;
}
