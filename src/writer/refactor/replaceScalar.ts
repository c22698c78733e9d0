// Replaces a scalar in a line of YAML or JSON, and preserves its quotes.
import { listLines, type TextEdit } from '../../core/document/textEdits.ts';

interface Scalar {
  /** Line of the field, from 1. */
  line: number;
  key: string;
  from: string;
  to: string | number;
}

/** Creates the edit of a scalar; undefined if the value has another syntax, such as a block scalar. */
export function replaceScalar(text: string, { line, key, from, to }: Scalar): TextEdit | undefined {
  const found = listLines(text)[line - 1];
  if (found === undefined) return undefined;
  const plain = typeof to === 'number' || isPlain(to) ? String(to) : JSON.stringify(to);
  const quoted = typeof to === 'number' ? plain : JSON.stringify(to);
  const variants = [
    [JSON.stringify(from), quoted],
    [`'${from}'`, quoted === plain ? plain : `'${String(to).replaceAll("'", "''")}'`],
    [from, plain],
  ] as const;
  for (const { index } of found.line.matchAll(new RegExp(`${key}["']?\\s*:`, 'g'))) {
    const valueAt = found.line.indexOf(':', index) + 1;
    for (const [written, wanted] of variants) {
      const at = found.line.indexOf(written, valueAt);
      // The whole value must match: only whitespace before it, and no other text after it.
      const isWhole = at >= 0 && /^\s*$/.test(found.line.slice(valueAt, at));
      if (isWhole && /^\s*(?:$|[,}#])/.test(found.line.slice(at + written.length)))
        return { offset: found.start + at, length: written.length, content: wanted };
    }
  }
  return undefined;
}

/** Whether YAML parses the text as a string without quotes. */
function isPlain(text: string): boolean {
  return (
    /^\p{L}[\p{L}\p{N} /._-]*$/u.test(text) &&
    text === text.trim() &&
    !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
  );
}
