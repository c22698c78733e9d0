// Text in manifest.json.
import { parseTree } from 'jsonc-parser';
import { findJsonError, findJsonPlace } from '../../core/site/manifest/jsonText.ts';
import { HAN } from '../../lib/scripts.ts';
import { listMarkdownPieces } from '../../writer/copywriting/listSegments.ts';
import type { TextPiece } from '../../writer/copywriting/textPiece.ts';

const HAS_HAN = new RegExp(HAN, 'u');

/** Parts of manifest.json that the generator writes from the files. */
const GENERATED = new Set(['docs', 'sidebars', 'pages']);

/** The hand-written Chinese texts of manifest.json, which may hold markdown. */
export function listManifestPieces(text: string): TextPiece[] {
  // The content check tells what is wrong with it.
  if (findJsonError(text) !== undefined) return [];
  const root = parseTree(text);
  const pieces: TextPiece[] = [];
  const visit = (value: unknown, place: (string | number)[]): void => {
    if (typeof value === 'string') {
      const line = HAS_HAN.test(value) ? findJsonPlace(root, text, place)?.line : undefined;
      if (line !== undefined) {
        // A text is one line of JSON, however many lines it makes.
        for (const piece of listMarkdownPieces(value, line))
          pieces.push({ ...piece, lines: [{ offset: 0, line }] });
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...place, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) if (!GENERATED.has(key)) visit(item, [...place, key]);
    }
  };
  visit(JSON.parse(text), []);
  return pieces;
}
