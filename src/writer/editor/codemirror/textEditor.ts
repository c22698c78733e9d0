// The interface of a text field for the editor: CodeMirror, and the plain textarea that is its fallback.
import type { Finding } from '../../../core/site/manifest/finding.ts';
import type { CompletionRequest } from '../../editing/completionRequest.ts';
import type { Command } from '../../editing/edit.ts';
import type { Pane } from '../scrollSync.ts';

export interface EditorFinding {
  line: number;
  column: number;
  /** Characters; undefined: to the end of the line. */
  length: number | undefined;
  message: string;
  /** Replacements to choose from. */
  suggestions: readonly string[];
  /** Certain fix. */
  fix?: Finding['fix'];
  /** The whole lines of the range, to validate them before a fix is applied. */
  written: string;
}

export interface Completion {
  label: string;
  detail?: string | undefined;
  /** Characters before the cursor to replace; default: the query. */
  length?: number | undefined;
  /** Text to insert; default: the label. */
  insert?: string | undefined;
}

/** Reads the newest text, debounced callbacks aside, and edits it. */
export interface EditableText {
  text(): string;
  apply(command: Command): void;
}

export interface TextEditor extends Pane, EditableText {
  /** Replaces the text; unchanged lines are preserved. */
  setText(text: string): void;
  goTo(line: number, column: number): void;
  setFindings(findings: readonly EditorFinding[]): void;
  destroy(): void;
}

export interface EditorOptions {
  parent: HTMLElement;
  text: string;
  /** Accessible name. */
  label: string;
  /** Called with the text after a pause, never while an input method composes. */
  onText: (text: string) => void;
  onScroll: () => void;
  /** Called when the cursor enters or leaves a table. */
  onTable: (isInTable: boolean) => void;
  /** Called with files that were pasted or dropped. */
  onImages: (files: readonly File[], written: EditableText) => void;
  findCompletions: (wanted: CompletionRequest) => Promise<readonly Completion[]>;
}

export type CreateEditor = (options: EditorOptions) => TextEditor;

/** Debounce of `onText`, in milliseconds. */
export const PAUSE = 40;

/** Files of a paste or drop event; none if it has text too, as from a word processor. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return transfer === null || transfer.types.includes('text/plain') ? [] : [...transfer.files];
}
