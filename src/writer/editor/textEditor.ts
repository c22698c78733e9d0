// The interface of the editor's text field, which CodeMirror and its fallback, a plain textarea, implement.
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { CompletionRequest } from '../editing/completionRequest.ts';
import type { Command } from '../editing/edit.ts';
import type { Pane } from './scrollSync.ts';

export interface EditorFinding {
  line: number;
  column: number;
  /** Number of characters; undefined: to the end of the line. */
  length: number | undefined;
  message: string;
  /** Replacements among which the user can choose. */
  suggestions: readonly string[];
  /** A fix that is certain, so that it can be applied without a choice. */
  fix?: Finding['fix'];
  /** The whole lines that contain the range: a fix is applied only if they are unchanged. */
  written: string;
}

export interface Completion {
  label: string;
  detail?: string | undefined;
  /** Explanation beside the selected completion. */
  info?: string | undefined;
  /** Number of characters before the cursor to replace; default: the length of the request's query. */
  length?: number | undefined;
  /** Text to insert; default: the label. */
  insert?: string | undefined;
}

/** Reads the newest text, without waiting for the debounced callback, and edits it. */
export interface EditableText {
  text(): string;
  apply(command: Command): void;
}

export interface TextEditor extends Pane, EditableText {
  /** Replaces the text by edits of its changed lines. */
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
  /** Debounced; not called while an input method composes. */
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
export const TEXT_DEBOUNCE = 40;

/** Returns the files of a paste or drop event; none if the event also has text: a word processor adds a picture of
the copied text. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return transfer === null || transfer.types.includes('text/plain') ? [] : [...transfer.files];
}
