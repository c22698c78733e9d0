// Text in fields: front matter, category files, manifest.json.
import { parseTree } from 'jsonc-parser';
import { findJsonError, findJsonPlace } from '../../core/model/jsonText.ts';
import { readYamlFields } from '../../core/model/yamlFields.ts';
import { HAN } from '../../lib/scripts.ts';
import { listMarkdownPieces } from './markdownPieces.ts';
import { plainPiece, type TextPiece } from './textPiece.ts';

const HAS_HAN = new RegExp(HAN, 'u');

/**
 * Texts of YAML or JSON fields, lists of texts included.
 * @param linesBefore lines of the file above the fields
 */
export function listFieldPieces(text: string, linesBefore: number): TextPiece[] {
  const fields = readYamlFields(text);
  // The content check tells what is wrong with it.
  if ('message' in fields || typeof fields.data !== 'object' || fields.data === null) return [];
  return Object.entries(fields.data).flatMap(([field, value]) =>
    [value]
      .flat()
      .filter((each): each is string => typeof each === 'string')
      .map((each) => plainPiece(each, (fields.findLine(field) ?? 1) + linesBefore)),
  );
}

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
