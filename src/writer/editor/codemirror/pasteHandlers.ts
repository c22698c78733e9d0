import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fromTsv } from '../../../core/export/tsv.ts';
import { filesIn } from './textEditor.ts';

const TEXTS = ['text/plain', 'text/uri-list'];

/** Handles pasted and dropped images; a drop moves the cursor first. */
export function imagePasteHandler(onImages: (images: readonly File[]) => void) {
  return EditorView.domEventHandlers({
    paste: ({ clipboardData }) => {
      // CodeMirror would delete the selection and insert nothing.
      const isEmpty = clipboardData !== null && !TEXTS.some((type) => clipboardData.types.includes(type));
      return take(filesIn(clipboardData), onImages) || isEmpty;
    },
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const files = filesIn(dataTransfer);
      // CodeMirror inserts the content of text files.
      if (files.every(({ type }) => type.startsWith('text/'))) return false;
      const anchor = view.posAtCoords({ x: clientX, y: clientY });
      if (anchor !== null) view.dispatch({ selection: { anchor } });
      return take(files, onImages);
    },
  });
}

function take(files: readonly File[], onImages: (images: readonly File[]) => void): boolean {
  if (files.length > 0) onImages(files);
  return files.length > 0;
}

/** Nodes that cannot contain a table. */
const CLOSED = new Set(['FencedCode', 'CodeBlock', 'FrontMatter', 'HTMLBlock', 'Table']);

/** Converts pasted cells to a table; a paste with Shift is plain text. */
export function tablePasteHandler(onTable: (rows: readonly (readonly string[])[]) => void) {
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
