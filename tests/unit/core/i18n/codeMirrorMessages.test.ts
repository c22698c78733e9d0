import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { codeMirrorMessages } from '#i18n/codeMirrorMessages';

it.each(['autocomplete', 'commands', 'lint', 'search', 'view'])(
  'each word of the editor’s part for %s has one of ours',
  (part) => {
    const source = readFileSync(fileURLToPath(import.meta.resolve(`@codemirror/${part}`)), 'utf8');
    const phrases = [...source.matchAll(/\bphrase\((?:view, )?"([^"]+)"/g)].map(([, phrase]) => phrase);
    expect(phrases).not.toEqual([]);
    expect(phrases.filter((phrase) => !Object.hasOwn(codeMirrorMessages, phrase ?? ''))).toEqual([]);
  },
);
