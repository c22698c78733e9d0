// What the desk asks of a field for text: the editor, and the plain one that stands in for it.
import type { Finding } from '../../../core/site/manifest/finding.ts';
import type { Command } from '../../editing/edit.ts';
import type { Wanted } from '../../editing/findHelp.ts';
import type { Side } from '../scrollSync.ts';

/** A place in the text that something is wrong with. */
export interface Mark {
  /** From 1. */
  line: number;
  column: number;
  /** Characters; undefined: to the end of the line. */
  length: number | undefined;
  message: string;
  /** What may stand there instead. */
  mends: readonly string[];
  /** What is certain to be right instead. */
  fix?: Finding['fix'];
  /** The lines that it takes, whole, as they are. */
  written: string;
}

/** What may be written at the cursor. */
export interface Choice {
  label: string;
  detail?: string | undefined;
  /** How many characters before the cursor it takes the place of, where that is not all that was asked with. */
  length?: number | undefined;
  /** What is written, where that is not the label. */
  insert?: string | undefined;
}

/** The text as it stands, told or not, and what changes it. */
export interface WrittenText {
  text(): string;
  apply(command: Command): void;
}

export interface DeskEditor extends Side, WrittenText {
  /** Another text takes the place of this one; what is the same stays. */
  setText(text: string): void;
  goTo(line: number, column: number): void;
  showMarks(marks: readonly Mark[]): void;
  destroy(): void;
}

export interface EditorOptions {
  parent: HTMLElement;
  text: string;
  /** Its accessible name. */
  label: string;
  /** Is told the text after a pause, never while an input method composes. */
  onText: (text: string) => void;
  onScroll: () => void;
  /** Is told whether the cursor stands in a table, when that changes. */
  onTable: (isInTable: boolean) => void;
  /** Is given files that were pasted or dropped, images for the most part. */
  onImages: (files: readonly File[], written: WrittenText) => void;
  findChoices: (wanted: Wanted) => Promise<readonly Choice[]>;
}

export type CreateEditor = (options: EditorOptions) => DeskEditor;

/** How long, in milliseconds, writing pauses before its text is told. */
export const PAUSE = 40;

/** The files that are pasted or dropped; none where text comes with them, as from a word processor. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return transfer === null || transfer.types.includes('text/plain') ? [] : [...transfer.files];
}
