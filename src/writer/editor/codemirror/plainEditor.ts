import { findTable } from '../../editing/table.ts';
import { scrollToSyncPoint, syncPoint } from '../scrollSync.ts';
import { type CreateEditor, filesIn, TEXT_DEBOUNCE, type TextEditor } from '../textEditor.ts';
import styles from './plainEditor.part.module.css';

/** Creates a textarea, the fallback if CodeMirror does not load. */
export const createPlainEditor: CreateEditor = ({
  parent,
  text,
  label,
  onText,
  onScroll,
  onTable,
  onImages,
}) => {
  const field = document.createElement('textarea');
  field.className = styles.field ?? '';
  field.value = text;
  field.setAttribute('aria-label', label);
  field.spellcheck = false;
  let timer: number | undefined;
  let isComposing = false;
  const notify = () => {
    window.clearTimeout(timer);
    if (!isComposing) timer = window.setTimeout(() => onText(field.value), TEXT_DEBOUNCE);
  };
  field.addEventListener('input', notify);
  field.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  field.addEventListener('compositionend', () => {
    isComposing = false;
    notify();
  });
  field.addEventListener('scroll', onScroll);
  // Drop events need no listener here: they bubble to the editor component.
  field.addEventListener('paste', (event) => {
    const files = filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onImages(files, editor);
  });
  const notifyTable = () => {
    const written = field.value.split('\n');
    const line = field.value.slice(0, field.selectionStart).split('\n').length - 1;
    onTable(findTable(written, line) !== undefined);
  };
  for (const kind of ['keyup', 'click']) field.addEventListener(kind, notifyTable);
  parent.append(field);
  const lines = () => Math.max(1, field.value.split('\n').length);
  const startOf = (line: number) =>
    field.value
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const scrollToLine = (line: number) => {
    field.scrollTop = scrollToSyncPoint(((line - 1) / lines()) * field.scrollHeight, field);
  };
  const editor: TextEditor = {
    setText: (fresh) => {
      if (fresh !== field.value) field.value = fresh;
    },
    text: () => field.value,
    // An estimate, because a textarea does not expose the heights of wrapped lines.
    syncLine: () => 1 + (syncPoint(field) / Math.max(1, field.scrollHeight)) * lines(),
    scrollToLine,
    goTo: (line, column) => {
      const at = startOf(line) + column - 1;
      field.setSelectionRange(at, at);
      scrollToLine(line);
      field.focus();
    },
    apply: (command) => {
      const edit = command(field.value, field.selectionStart, field.selectionEnd);
      if (edit === undefined) return;
      const { from, to, insert, select } = edit;
      field.focus();
      field.setSelectionRange(from, to);
      // `execCommand` is deprecated, but no other API preserves the undo state of a textarea.
      if (!document.execCommand?.('insertText', false, insert)) field.setRangeText(insert, from, to);
      field.setSelectionRange(...select);
      notify();
    },
    setFindings: () => {},
    destroy: () => {
      window.clearTimeout(timer);
      field.remove();
    },
  };
  return editor;
};
