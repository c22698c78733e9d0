// A place in a page's text, as addresses of its desk name it.
import { encodePath } from './filePath.ts';
import { deskAddress } from './lateRoutes.ts';

/** Both from 1. */
interface TextPlace {
  line: number;
  column?: number | undefined;
}

/**
 * The address of a place in a page's text, as a link has it.
 * @example deskHref('/docs/安装', { line: 3, column: 5 }) === '/edit/docs/%E5%AE%89%E8%A3%85?line=3&column=5'
 */
export function deskHref(path: string, { line, column }: TextPlace): string {
  const place = column === undefined ? `line=${line}` : `line=${line}&column=${column}`;
  return `${deskAddress(encodePath(path))}?${place}`;
}

/** The place in the text that an address of a desk names, if it does. */
export function readTextPlace(search: string): TextPlace | undefined {
  const asked = new URLSearchParams(search);
  const [line, column] = ['line', 'column'].map((name) => Number(asked.get(name)));
  const isPlace = (number: number | undefined) => Number.isSafeInteger(number) && Number(number) > 0;
  return isPlace(line) ? { line: Number(line), column: isPlace(column) ? column : undefined } : undefined;
}
