import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { writingMessages } from '../../../core/i18n/writingMessages.ts';
import type { Mark } from './deskEditor.ts';

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
      name: writingMessages.mend(mend),
      apply: (view, at, until) => view.dispatch({ changes: { from: at, to: until, insert: mend } }),
    })),
  };
}
