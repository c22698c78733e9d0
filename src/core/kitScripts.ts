// The offline kit stores files as classic scripts: a page opened from file:// cannot fetch(), but can load scripts and
// images.

import { scriptJson } from '../lib/scriptJson.ts';

/** Global callback that these scripts call: `__docsText(file, text)`. */
export const EMBEDDED_CALLBACK = '__docsText';

/** Folder of the scripts inside an offline kit. */
export const EMBEDDED_FOLDER = 'embedded';

/**
 * Path of the script that contains a file as a string.
 * @example embeddedFile('docs/v8/deploy.md') === 'embedded/docs/v8/deploy.md.js'
 */
export function embeddedFile(file: string): string {
  return `${EMBEDDED_FOLDER}/${file}.js`;
}

/**
 * Source code of the script that passes a file's text to the callback.
 * @example embeddedText('a.md', '# 甲\n') === '__docsText("a.md","# 甲\\n")\n'
 */
export function embeddedText(file: string, text: string): string {
  return `${EMBEDDED_CALLBACK}(${scriptJson(file)},${scriptJson(text)})\n`;
}
