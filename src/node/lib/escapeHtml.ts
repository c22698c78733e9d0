import { dropForbidden } from '../../lib/forbiddenCharacters.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and attributes of HTML, XML and SVG, and drops characters that XML forbids. */
export function escapeHtml(text: string): string {
  return dropForbidden(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes the end tag and the comment start, the only markup that the HTML parser reads in a script. */
export function escapeScript(code: string): string {
  return code.replace(/<(\/script|!--)/gi, '\\x3C$1');
}
