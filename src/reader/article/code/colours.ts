import { LastKept } from '../../../lib/lastKept.ts';

/** A piece of code in one colour. */
export interface Token {
  text: string;
  className: string | undefined;
}

export type ColouredLines = readonly (readonly Token[])[];

/** Code blocks of the pages that were read last. */
const known = new LastKept<string, ColouredLines>(200);
const keyOf = (code: string, language: string) => `${language}\n${code}`;

/** The lines of a code block that was coloured before; undefined for others. */
export function recallColours(code: string, language: string): ColouredLines | undefined {
  return known.get(keyOf(code, language));
}

export function rememberColours(code: string, language: string, lines: ColouredLines): void {
  known.set(keyOf(code, language), lines);
}
