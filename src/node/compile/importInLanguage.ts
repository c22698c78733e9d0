import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../lib/project.ts';
import { openCommands } from './compileCommands.mjs';

/**
 * Imports a module of this program compiled in the language of a site: the message tables are resolved when it is
 * compiled. Its instances of other modules are not those of the caller.
 * @param locale of the site; English stands for a language without message tables
 * @param file path of the module in src/node without its extension
 */
export async function importInLanguage<Module>(locale: string, file: string): Promise<Module> {
  const languages = readdirSync(inProject('src/core/i18n'));
  const language = /^zh\b/i.test(locale) ? 'zh-Hans' : languages.includes(locale) ? locale : 'en';
  const folder = await openCommands(undefined, undefined, language);
  return import(pathToFileURL(join(folder, `${file}.mjs`)).href);
}
