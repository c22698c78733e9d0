/** A piece of code in one colour. */
export interface Token {
  text: string;
  className: string | undefined;
}

export type ColouredLines = readonly (readonly Token[])[];

/** As many code blocks are remembered: those of the pages that were read last. */
const LIMIT = 200;

const known = new Map<string, ColouredLines>();
const keyOf = (code: string, language: string) => `${language}\n${code}`;

/** The lines of a code block that was coloured before; undefined for others. */
export function recallColours(code: string, language: string): ColouredLines | undefined {
  return known.get(keyOf(code, language));
}

export function rememberColours(code: string, language: string, lines: ColouredLines): void {
  known.set(keyOf(code, language), lines);
  const [oldest] = known.keys();
  if (known.size > LIMIT && oldest !== undefined) known.delete(oldest);
}
