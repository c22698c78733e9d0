import { dropForbidden } from '../../lib/forbiddenCharacters.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and attributes of HTML, XML and SVG, and drops characters that XML forbids. */
export function escapeHtml(text: string): string {
  return dropForbidden(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
