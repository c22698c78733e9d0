import type { TextRule } from './typography.ts';
import type { WordTable } from './wordTable.ts';

/** Turns a site's table into rules. */
export function createWordRules({ names, terms, forbidden }: WordTable): TextRule[] {
  return [
    ...names.map(createNameRule),
    ...terms.map(
      ({ write, not }): TextRule => ({
        rule: 'term',
        pattern: alternatives(not),
        ...(write.includes('/')
          ? { message: `请写作${write.split('/').join('或')}` }
          : { message: `请写作「${write}」`, text: write }),
      }),
    ),
    ...forbidden.map(
      ({ why, words }): TextRule => ({
        rule: 'forbidden-word',
        pattern: alternatives(words),
        message: why,
      }),
    ),
  ];
}

function alternatives(sources: readonly string[]): RegExp {
  // Of none, nothing is found.
  return new RegExp(sources.map((source) => `(?:${source})`).join('|') || '(?!)', 'gu');
}

/** A name as a word of its own: parts of paths, addresses, file names and identifiers are none. */
function createNameRule(name: string): TextRule {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const anyCase = escaped.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const pattern = `(?<![\\w./@#$-])(?!${escaped}(?!\\w))${anyCase}(?![\\w/@-]|\\.\\w)`;
  return { rule: 'name', pattern: new RegExp(pattern, 'gu'), message: `名称请写作「${name}」`, text: name };
}
