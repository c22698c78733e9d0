// Sentences for people lie in core/i18n. This lists the other files with Chinese literals, each with the reason.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

const DATA = 'data: characters, words or grammar of Chinese text';
const KNOWN: Readonly<Record<string, string>> = {
  'core/constants.ts': 'the name of a language',
  'core/document/cjk.ts': DATA,
  'core/search/query/createSearcher.ts': DATA,
  'core/search/query/query.ts': DATA,
  'core/search/text/phoneticMatch.ts': DATA,
  'core/site/nav/compareNames.ts': DATA,
  'writer/copywriting/textRules.ts': DATA,
};

/** String, template and JSX literals with a Chinese character, outside of comments. */
function hasChineseLiteral(code: string): boolean {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  const literals = bare.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}`]*</g);
  return [...literals].some(([literal]) => /\p{Script=Han}/u.test(literal));
}

it('finds Chinese literals outside of core/i18n in the known files only', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('core/i18n/'))
    .filter((file) => hasChineseLiteral(readFileSync(join(source, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(KNOWN).sort());
});
