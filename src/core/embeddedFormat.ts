// The content of the offline kit as classic scripts: besides images these are the only files
// that a page opened from a folder may load.

import { scriptJson } from '../lib/scriptJson.ts';

/** `__docsText(file, text)` */
export const EMBEDDED_CALLBACK = '__docsText';

/** Folder of the scripts inside a kit. */
export const EMBEDDED_FOLDER = 'embedded';

/**
 * The script that holds a file of the site, by its path inside the kit.
 * @example embeddedFile('docs/v8/deploy.md') === 'embedded/docs/v8/deploy.md.js'
 */
export function embeddedFile(file: string): string {
  return `${EMBEDDED_FOLDER}/${file}.js`;
}

/**
 * The text of such a script.
 * @example embeddedText('a.md', '# 甲\n') === '__docsText("a.md","# 甲\\n")\n'
 */
export function embeddedText(file: string, text: string): string {
  return `${EMBEDDED_CALLBACK}(${scriptJson(file)},${scriptJson(text)})\n`;
}
