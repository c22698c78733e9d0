import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fromTsv } from '../../../core/export/tsv.ts';
import { filesIn } from '../textEditor.ts';

const TEXTS = ['text/plain', 'text/uri-list'];

/** Handles pasted and dropped image files; a drop event moves the cursor to its position first. */
export function imagePasteHandler(onImages: (images: readonly File[]) => void) {
  return EditorView.domEventHandlers({
    paste: ({ clipboardData }) => {
      // Without any text CodeMirror would delete the selection and insert nothing: handle the event.
      const isEmpty = clipboardData !== null && !TEXTS.some((type) => clipboardData.types.includes(type));
      return handleFiles(filesIn(clipboardData), onImages) || isEmpty;
    },
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const files = filesIn(dataTransfer);
      // CodeMirror's default handler inserts the content of text files.
      if (files.every(({ type }) => type.startsWith('text/'))) return false;
      const anchor = view.posAtCoords({ x: clientX, y: clientY });
      if (anchor !== null) view.dispatch({ selection: { anchor } });
      return handleFiles(files, onImages);
    },
  });
}

function handleFiles(files: readonly File[], onImages: (images: readonly File[]) => void): boolean {
  if (files.length > 0) onImages(files);
  return files.length > 0;
}

/** Syntax nodes that cannot contain a table. */
const WITHOUT_TABLES = new Set(['FencedCode', 'CodeBlock', 'FrontMatter', 'HTMLBlock', 'Table']);

/** Converts pasted spreadsheet cells to a markdown table. A paste with Shift has no HTML: it is inserted as text. */
export function tablePasteHandler(onTable: (rows: readonly (readonly string[])[]) => void) {
  return EditorView.domEventHandlers({
    paste: ({ clipboardData }, { state }) => {
      if (!clipboardData?.getData('text/html').includes('<table') || isWithoutTables(state)) return false;
      const rows = fromTsv(clipboardData.getData('text/plain'));
      if (rows !== undefined) onTable(rows);
      return rows !== undefined;
    },
  });
}

function isWithoutTables(state: EditorState): boolean {
  const inner = syntaxTree(state).resolveInner(state.selection.main.head, -1);
  for (let node: typeof inner.parent = inner; node !== null; node = node.parent)
    if (WITHOUT_TABLES.has(node.name)) return true;
  return false;
}
