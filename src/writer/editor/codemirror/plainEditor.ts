import { findTable } from '../../editing/table.ts';
import { meetingPoint, scrollToMeet } from '../scrollSync.ts';
import { type CreateEditor, type DeskEditor, filesIn, PAUSE } from './deskEditor.ts';
import styles from './plainEditor.part.module.css';

/** A plain field for text, where the editor does not start. */
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
  const tell = () => {
    window.clearTimeout(timer);
    if (!isComposing) timer = window.setTimeout(() => onText(field.value), PAUSE);
  };
  field.addEventListener('input', tell);
  field.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  field.addEventListener('compositionend', () => {
    isComposing = false;
    tell();
  });
  field.addEventListener('scroll', onScroll);
  // What is dropped, the desk takes.
  field.addEventListener('paste', (event) => {
    const files = filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onImages(files, editor);
  });
  const tellTable = () => {
    const written = field.value.split('\n');
    onTable(
      findTable(written, field.value.slice(0, field.selectionStart).split('\n').length - 1) !== undefined,
    );
  };
  for (const kind of ['keyup', 'click']) field.addEventListener(kind, tellTable);
  parent.append(field);
  const lines = () => Math.max(1, field.value.split('\n').length);
  const startOf = (line: number) =>
    field.value
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const showLine = (line: number) => {
    field.scrollTop = scrollToMeet(((line - 1) / lines()) * field.scrollHeight, field);
  };
  const editor: DeskEditor = {
    setText: (fresh) => {
      if (fresh !== field.value) field.value = fresh;
    },
    text: () => field.value,
    // Lines that wrap make this a guess.
    lineHere: () => 1 + (meetingPoint(field) / Math.max(1, field.scrollHeight)) * lines(),
    showLine,
    goTo: (line, column) => {
      const at = startOf(line) + column - 1;
      field.setSelectionRange(at, at);
      showLine(line);
      field.focus();
    },
    apply: (command) => {
      const edit = command(field.value, field.selectionStart, field.selectionEnd);
      if (edit === undefined) return;
      const { from, to, insert, select } = edit;
      field.focus();
      field.setSelectionRange(from, to);
      // Deprecated, and the only way to change a text so that Ctrl+Z takes it back, and what was typed before.
      if (!document.execCommand?.('insertText', false, insert)) field.setRangeText(insert, from, to);
      field.setSelectionRange(...select);
      tell();
    },
    showMarks: () => {},
    destroy: () => {
      window.clearTimeout(timer);
      field.remove();
    },
  };
  return editor;
};
