import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE } from '#i18n/language';
import { matchLanguage } from '../lib/languages.mjs';
import { openCommands } from './compileCommands.mjs';

/**
 * Imports a module of this program compiled for pages in another language: the message tables are resolved when it is
 * compiled. Its instances of other modules are not those of the caller.
 * @param locale of the pages; English stands for a language without message tables
 * @param file path of the module in src/node without its extension
 */
export async function importInLanguage<Module>(locale: string, file: string): Promise<Module> {
  const folder = await openCommands(undefined, undefined, LANGUAGE, matchLanguage(locale) ?? 'en');
  return import(pathToFileURL(join(folder, `${file}.mjs`)).href);
}
