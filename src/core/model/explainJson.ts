import { ContentError } from '../errors.ts';
import { findJsonError } from './jsonText.ts';

/**
 * The same error with the place where a text stops being JSON; other errors as they are.
 * @example 'manifest.json 不是有效的 JSON' becomes 'manifest.json 不是有效的 JSON：第 2 行第 5 列应有逗号或 }，遇到「"」'
 */
export function explainJson(error: unknown, text: string): unknown {
  if (!(error instanceof ContentError) || !(error.cause instanceof SyntaxError)) return error;
  const place = findJsonError(text.replace(/^\uFEFF/, ''));
  if (place === undefined) return error;
  const message = `${error.message}：第 ${place.line} 行第 ${place.column} 列${place.message}`;
  return new ContentError(error.kind, error.place, message, { cause: error.cause });
}
