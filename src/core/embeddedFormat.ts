// The files of the offline kit as classic scripts: a page opened by file:// can load nothing but these and images.

import { scriptJson } from '../lib/scriptJson.ts';

/** Name of the callback: `__docsText(file, text)`. */
export const EMBEDDED_CALLBACK = '__docsText';

/** Folder of the scripts inside a kit. */
export const EMBEDDED_FOLDER = 'embedded';

/**
 * Path of the script that serializes a file.
 * @example embeddedFile('docs/v8/deploy.md') === 'embedded/docs/v8/deploy.md.js'
 */
export function embeddedFile(file: string): string {
  return `${EMBEDDED_FOLDER}/${file}.js`;
}

/**
 * Source of that script.
 * @example embeddedText('a.md', '# 甲\n') === '__docsText("a.md","# 甲\\n")\n'
 */
export function embeddedText(file: string, text: string): string {
  return `${EMBEDDED_CALLBACK}(${scriptJson(file)},${scriptJson(text)})\n`;
}
