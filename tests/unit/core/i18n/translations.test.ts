// The tables of each language are complete and in that language; that they have the same keys, the types ensure.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../src/core/i18n');

const listTables = (language: string) =>
  readdirSync(join(folder, language)).filter((file) => /messages\.ts$/i.test(file));

const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'zh-Hans')
  .map(({ name }) => name);

/** Values for the parameters of a message. */
const ANY_RECORD = new Proxy({}, { get: () => 2 });
const SAMPLES = [1, 2, 'v8', '', ['a', 'b', 'c'], new Date(0), ANY_RECORD, [ANY_RECORD]];

const listArguments = (count: number): unknown[][] =>
  count === 0
    ? [[]]
    : listArguments(count - 1).flatMap((values) => SAMPLES.map((sample) => [...values, sample]));

/** Calls a message; undefined where it does not take values of these kinds. */
function call(message: (...values: unknown[]) => unknown, values: unknown[]): unknown {
  try {
    return message(...values);
  } catch {
    return undefined;
  }
}

/** All texts of an entry in two languages, by place; those of functions by their arguments, too. */
function listTexts(place: string, translated: unknown, original: unknown): [string, string, unknown][] {
  if (typeof translated === 'string') return [[place, translated, original]];
  if (typeof translated === 'function' && typeof original === 'function') {
    const texts = listArguments(original.length).flatMap((values) => {
      const at = `${place}(${JSON.stringify(values).slice(1, -1)})`;
      return listTexts(at, call(translated as never, values), call(original as never, values));
    });
    return texts.length > 0 ? texts : [[`${place}: no sample fits`, '', place]];
  }
  if (typeof translated !== 'object' || translated === null) return [];
  return Object.entries(translated).flatMap(([key, entry]) =>
    listTexts(`${place}.${key}`, entry, (original as Record<string, unknown> | undefined)?.[key]),
  );
}

/** One or two quoted characters may be the subject of a message. */
const isForeign = (text: string) =>
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text.replace(/“[^“”]”|"[^"]{1,2}"/gu, ''));

describe.each(languages)('the tables in %s', (language) => {
  it('are those of zh-Hans', () => {
    expect(listTables(language)).toEqual(listTables('zh-Hans'));
  });

  it.each(listTables(language))('%s has a text for each text, without Chinese', async (file) => {
    const [translated, original] = await Promise.all(
      [language, 'zh-Hans'].map((name) => import(join(folder, name, file))),
    );
    const texts = listTexts('', translated, original);
    expect(texts.filter(([, text]) => isForeign(text))).toEqual([]);
    // A message that is no more than its value is empty for an empty value.
    const isMissing = (place: string, text: string) => text === '' && !place.includes('""');
    expect(texts.filter(([place, text, before]) => isMissing(place, text) && before !== '')).toEqual([]);
  });
});
