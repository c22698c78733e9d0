// Text in fields: front matter, category files.
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { plainPiece, type TextPiece } from './textPiece.ts';

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
