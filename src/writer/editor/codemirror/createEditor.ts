// Composes CodeMirror from the extensions that the editor uses. This module is the entry of a lazy chunk.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Diagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorSelection, EditorState, type Text, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { codeMirrorMessages } from '#i18n/codeMirrorMessages';
import { editorMessages } from '#i18n/editorMessages';
import { diffToEdits } from '../../drafts/diffToEdits.ts';
import { continueList } from '../../editing/continueList.ts';
import type { Edit } from '../../editing/edit.ts';
import { hasTableAt, insertTable } from '../../editing/table.ts';
import { TABLE_BUTTONS, TOOLBAR_BUTTONS } from '../../editing/toolbarButtons.ts';
import { scrollToSyncPoint, syncPoint } from '../scrollSync.ts';
import {
  type CreateEditor,
  type EditorFinding,
  type EditorOptions,
  TEXT_DEBOUNCE,
  type TextEditor,
} from '../textEditor.ts';
import { markdownCompletion } from './completion.ts';
import { editorTheme } from './editorTheme.ts';
import { markdownHighlighting, markdownLanguage } from './markdownExtension.ts';
import { imagePasteHandler, tablePasteHandler } from './pasteHandlers.ts';

/** Creates a CodeMirror editor; throws in a browser that CodeMirror does not support. */
export const createEditor: CreateEditor = (options) => {
  const { parent, text, onScroll } = options;
  const { notify, stop } = debounceText(options);
  const view: EditorView = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        // Without this option CodeMirror cannot select all search results together.
        EditorState.allowMultipleSelections.of(true),
        drawSelection(),
        lineNumbers(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
        EditorState.phrases.of(codeMirrorMessages),
        search({ top: true }),
        markdownLanguage,
        markdownHighlighting,
        editorTheme,
        markdownCompletion(options.findCompletions),
        imagePasteHandler((images) => options.onImages(images, editor)),
        tablePasteHandler((rows) => editor.apply(insertTable(rows))),
        keymap.of([
          ...[...TOOLBAR_BUTTONS, ...TABLE_BUTTONS].map(({ key, command }) => ({
            key,
            // The event must not reach the listeners of the site's own shortcuts on an ancestor.
            stopPropagation: true,
            run: () => {
              editor.apply(command);
              return true;
            },
          })),
          { key: 'Enter', run: continueListHere },
          { key: 'F8', run: nextDiagnostic },
          ...searchKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, selectionSet }) => {
          if (docChanged) notify(view);
          if (docChanged || selectionSet) notifyTable();
        }),
        EditorView.domEventHandlers({
          compositionend: () => {
            notify(view);
            // CodeMirror reads the composed text after this event.
            setTimeout(showPending, TEXT_DEBOUNCE);
          },
        }),
      ],
    }),
  });
  view.scrollDOM.addEventListener('scroll', onScroll, { passive: true });
  let wasInTable = false;
  const notifyTable = () => {
    const { doc, selection } = view.state;
    const isInTable = hasTableAt((line) => textOfLine(doc, line), doc.lineAt(selection.main.head).number);
    if (isInTable !== wasInTable) options.onTable(isInTable);
    wasInTable = isInTable;
  };
  let pending: readonly EditorFinding[] | undefined;
  const showPending = () => {
    // A change of the DOM next to the composition would abort it.
    if (pending === undefined || view.composing) return;
    const diagnostics = pending.map((finding) => toDiagnostic(view.state.doc, finding));
    pending = undefined;
    view.dispatch(setDiagnostics(view.state, diagnostics));
  };
  const editor: TextEditor = {
    setText: (fresh) => {
      const changes = diffToEdits(view.state.doc.toString(), fresh);
      // Not added to the history: undo must not revert a merged change.
      const annotations = Transaction.addToHistory.of(false);
      if (changes.length > 0) view.dispatch({ changes, annotations });
    },
    text: () => view.state.doc.toString(),
    syncLine: () => {
      const point = syncPoint(view.scrollDOM);
      const { from, top, height } = view.lineBlockAtHeight(point);
      return view.state.doc.lineAt(from).number + (point - top) / height;
    },
    scrollToLine: (line) => {
      const { top, height } = view.lineBlockAt(documentLine(view.state.doc, Math.floor(line)).from);
      view.scrollDOM.scrollTop = scrollToSyncPoint(top + (line % 1) * height, view.scrollDOM);
    },
    goTo: (line, column) => {
      const { from, to } = documentLine(view.state.doc, line);
      view.dispatch({
        selection: { anchor: Math.min(from + column - 1, to) },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    apply: (command) => {
      const { from, to } = view.state.selection.main;
      const edit = command(view.state.doc.toString(), from, to);
      if (edit !== undefined) applyEdit(view, edit);
    },
    setFindings: (findings) => {
      pending = findings;
      showPending();
    },
    destroy: () => {
      stop();
      view.destroy();
    },
  };
  return editor;
};

/** Debounces `onText`, and skips the call while an input method composes. */
function debounceText({ onText }: EditorOptions) {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  const notify = (view: EditorView) => {
    stop();
    timer = window.setTimeout(() => {
      if (!view.composing) onText(view.state.doc.toString());
    }, TEXT_DEBOUNCE);
  };
  return { notify, stop };
}

function applyEdit(view: EditorView, { from, to, insert, select: [anchor, head] }: Edit): void {
  view.dispatch({
    changes: { from, to, insert },
    selection: EditorSelection.single(anchor, head),
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
}

function continueListHere(view: EditorView): boolean {
  const { main, ranges } = view.state.selection;
  const { empty, head } = main;
  const { from, text } = view.state.doc.lineAt(head);
  const isCaret = empty && ranges.length === 1;
  const edit = isCaret ? continueList(text.slice(0, head - from), head, text.slice(head - from)) : undefined;
  if (edit !== undefined) applyEdit(view, edit);
  return edit !== undefined;
}

function textOfLine(doc: Text, line: number): string | undefined {
  return line >= 1 && line <= doc.lines ? doc.line(line).text : undefined;
}

/** Returns a line by its number, from 1, clamped to the document. */
export function documentLine(doc: Text, line: number) {
  return doc.line(Math.min(Math.max(1, line), doc.lines));
}

export function toDiagnostic(
  doc: Text,
  { line, column, length, message, suggestions }: EditorFinding,
): Diagnostic {
  const { from, to } = documentLine(doc, line);
  const start = Math.min(from + column - 1, to);
  const end = length === undefined ? to : Math.min(start + length, doc.length);
  return {
    from: start,
    to: end,
    severity: 'warning',
    message,
    actions: suggestions.map((replacement) => ({
      name: editorMessages.replacement(replacement),
      apply: (view, at, until) => view.dispatch({ changes: { from: at, to: until, insert: replacement } }),
    })),
  };
}
