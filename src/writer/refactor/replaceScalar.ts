// A value of YAML or JSON that stands on one line: replaced there, in the quotes that it had.
import { listLines, type TextEdit } from '../../core/document/textEdits.ts';

interface Scalar {
  /** Of the field, from 1. */
  line: number;
  key: string;
  from: string;
  to: string | number;
}

/** Undefined where the value is written in another way. */
export function replaceScalar(text: string, { line, key, from, to }: Scalar): TextEdit | undefined {
  const found = listLines(text)[line - 1];
  if (found === undefined) return undefined;
  const plain = typeof to === 'number' || isPlain(to) ? String(to) : JSON.stringify(to);
  const quoted = typeof to === 'number' ? plain : JSON.stringify(to);
  const ways = [
    [JSON.stringify(from), quoted],
    [`'${from}'`, quoted === plain ? plain : `'${String(to).replaceAll("'", "''")}'`],
    [from, plain],
  ] as const;
  for (const { index } of found.line.matchAll(new RegExp(`${key}["']?\\s*:`, 'g'))) {
    const valueAt = found.line.indexOf(':', index) + 1;
    for (const [written, wanted] of ways) {
      const at = found.line.indexOf(written, valueAt);
      // Nothing but spaces before it: it is the value, and the whole of it.
      const isWhole = at >= 0 && /^\s*$/.test(found.line.slice(valueAt, at));
      if (isWhole && /^\s*(?:$|[,}#])/.test(found.line.slice(at + written.length)))
        return { offset: found.start + at, length: written.length, content: wanted };
    }
  }
  return undefined;
}

/** Whether YAML reads a text as itself without quotes. */
function isPlain(text: string): boolean {
  return (
    /^\p{L}[\p{L}\p{N} /._-]*$/u.test(text) &&
    text === text.trim() &&
    !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
  );
}
