// The tables of the interface, by which tests find what readers see in each language.
import { readdirSync } from 'node:fs';

/** Tables of a language by the names that they are exported under; those that no test names are there as well. */
export type Words = typeof import('../../src/core/i18n/en/compareMessages.ts') &
  typeof import('../../src/core/i18n/en/deferredMessages.ts') &
  typeof import('../../src/core/i18n/en/editorMessages.ts') &
  typeof import('../../src/core/i18n/en/elementMessages.ts') &
  typeof import('../../src/core/i18n/en/messages.ts') &
  typeof import('../../src/core/i18n/en/notFoundMessages.ts') &
  typeof import('../../src/core/i18n/en/offlineMessages.ts') &
  typeof import('../../src/core/i18n/en/previewMessages.ts') &
  typeof import('../../src/core/i18n/en/printMessages.ts') &
  typeof import('../../src/core/i18n/en/pullRequestMessages.ts') &
  typeof import('../../src/core/i18n/en/readingSettingsMessages.ts') &
  typeof import('../../src/core/i18n/en/searchMessages.ts') &
  typeof import('../../src/core/i18n/en/toolMessages.ts') &
  typeof import('../../src/core/i18n/en/variablesMessages.ts');

export async function readWords(language: 'en' | 'zh-Hans'): Promise<Words> {
  const folder = new URL(`../../src/core/i18n/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('Messages.ts') || file === 'messages.ts');
  const tables = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...tables);
}

/** Stands for what a sentence is given, so that the sentence becomes a pattern. */
const GIVEN = '⟦⟧';

/** A text of a table as a pattern; undefined where no example of it can be made, or where it has no word of its own. */
function toPattern(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/\p{L}{2}/u.test(text)) return undefined;
  const parts = text.trim().split(GIVEN);
  return parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+');
}

function makeExample(make: (...given: string[]) => unknown): unknown {
  try {
    return make(...Array.from({ length: make.length }, () => GIVEN));
  } catch {
    return undefined;
  }
}

/** Patterns of all texts of a language that another one has in other words, with their keys. */
export function listPatterns(own: unknown, other: unknown, key = ''): [key: string, pattern: RegExp][] {
  if (typeof own === 'object' && own !== null)
    return Object.entries(own).flatMap(([name, value]) =>
      listPatterns(value, (other as Record<string, unknown> | undefined)?.[name], `${key}.${name}`),
    );
  const [pattern, counterpart] = [own, other].map((text) =>
    toPattern(typeof text === 'function' ? makeExample(text as () => unknown) : text),
  );
  return pattern === undefined || pattern === counterpart ? [] : [[key, new RegExp(`^${pattern}$`, 'u')]];
}
