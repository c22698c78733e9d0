// The editor: CodeMirror's parts, and no more of them than are used.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Diagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorSelection, EditorState, type Text, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { editorMessages } from '../../../core/i18n/editorMessages.ts';
import { listEdits } from '../../drafts/listEdits.ts';
import { BUTTONS, TABLE_BUTTONS } from '../../editing/commands.ts';
import { continueList } from '../../editing/continueList.ts';
import type { Edit } from '../../editing/edit.ts';
import { hasTableAt, insertTable } from '../../editing/table.ts';
import { meetingPoint, scrollToMeet } from '../scrollSync.ts';
import { helpWriting } from './completion.ts';
import { type CreateEditor, type DeskEditor, type EditorOptions, type Mark, PAUSE } from './deskEditor.ts';
import { editorLooks } from './editorLooks.ts';
import { editorPhrases } from './editorPhrases.ts';
import { markdownLanguage, markdownLooks } from './markdownLanguage.ts';
import { takeImages, takeTable } from './pasteHandlers.ts';

/** Starts the editor; throws where the browser is too old for it. */
export const createEditor: CreateEditor = (options) => {
  const { parent, text, onScroll } = options;
  const { tell, stop } = tellAfterPause(options);
  const view: EditorView = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        // All that was found can be selected, and written over, at once.
        EditorState.allowMultipleSelections.of(true),
        drawSelection(),
        lineNumbers(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
        EditorState.phrases.of(editorPhrases),
        search({ top: true }),
        markdownLanguage,
        markdownLooks,
        editorLooks,
        helpWriting(options.findChoices),
        takeImages((images) => options.onImages(images, editor)),
        takeTable((rows) => editor.apply(insertTable(rows))),
        keymap.of([
          ...[...BUTTONS, ...TABLE_BUTTONS].map(({ key, command }) => ({
            key,
            // The site has keys of its own.
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
          if (docChanged) tell(view);
          if (docChanged || selectionSet) tellTable();
        }),
        EditorView.domEventHandlers({
          compositionend: () => {
            tell(view);
            // Once the editor has read what the input method wrote.
            setTimeout(showWaiting, PAUSE);
          },
        }),
      ],
    }),
  });
  view.scrollDOM.addEventListener('scroll', onScroll, { passive: true });
  let wasInTable = false;
  const tellTable = () => {
    const { doc, selection } = view.state;
    const isInTable = hasTableAt((line) => textOfLine(doc, line), doc.lineAt(selection.main.head).number);
    if (isInTable !== wasInTable) options.onTable(isInTable);
    wasInTable = isInTable;
  };
  let waiting: readonly Mark[] | undefined;
  const showWaiting = () => {
    // A change beside what an input method composes would break that off.
    if (waiting === undefined || view.composing) return;
    const diagnostics = waiting.map((mark) => toDiagnostic(view.state.doc, mark));
    waiting = undefined;
    view.dispatch(setDiagnostics(view.state, diagnostics));
  };
  const editor: DeskEditor = {
    setText: (fresh) => {
      const changes = listEdits(view.state.doc.toString(), fresh);
      // Taking back what was written does not take back what came from elsewhere.
      const annotations = Transaction.addToHistory.of(false);
      if (changes.length > 0) view.dispatch({ changes, annotations });
    },
    text: () => view.state.doc.toString(),
    lineHere: () => {
      const point = meetingPoint(view.scrollDOM);
      const { from, top, height } = view.lineBlockAtHeight(point);
      return view.state.doc.lineAt(from).number + (point - top) / height;
    },
    showLine: (line) => {
      const { top, height } = view.lineBlockAt(lineOf(view.state.doc, Math.floor(line)).from);
      view.scrollDOM.scrollTop = scrollToMeet(top + (line % 1) * height, view.scrollDOM);
    },
    goTo: (line, column) => {
      const { from, to } = lineOf(view.state.doc, line);
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
    showMarks: (marks) => {
      waiting = marks;
      showWaiting();
    },
    destroy: () => {
      stop();
      view.destroy();
    },
  };
  return editor;
};

/** What an input method is still turning into words is nobody's business. */
function tellAfterPause({ onText }: EditorOptions) {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  const tell = (view: EditorView) => {
    stop();
    timer = window.setTimeout(() => {
      if (!view.composing) onText(view.state.doc.toString());
    }, PAUSE);
  };
  return { tell, stop };
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
  const isOnePlace = empty && ranges.length === 1;
  const edit = isOnePlace
    ? continueList(text.slice(0, head - from), head, text.slice(head - from))
    : undefined;
  if (edit !== undefined) applyEdit(view, edit);
  return edit !== undefined;
}

function textOfLine(doc: Text, line: number): string | undefined {
  return line >= 1 && line <= doc.lines ? doc.line(line).text : undefined;
}

/** A line by its number, from 1; the nearest where there is none. */
export function lineOf(doc: Text, line: number) {
  return doc.line(Math.min(Math.max(1, line), doc.lines));
}

/** What marks a place in the text. */
export function toDiagnostic(doc: Text, { line, column, length, message, mends }: Mark): Diagnostic {
  const { from, to } = lineOf(doc, line);
  const start = Math.min(from + column - 1, to);
  const end = length === undefined ? to : Math.min(start + length, doc.length);
  return {
    from: start,
    to: end,
    severity: 'warning',
    message,
    actions: mends.map((mend) => ({
      name: editorMessages.mend(mend),
      apply: (view, at, until) => view.dispatch({ changes: { from: at, to: until, insert: mend } }),
    })),
  };
}
