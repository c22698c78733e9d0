import { dropForbidden } from '../../lib/forbiddenCharacters.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, XML and SVG, between tags and in attributes: without what no format takes. */
export function escapeHtml(text: string): string {
  return dropForbidden(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
