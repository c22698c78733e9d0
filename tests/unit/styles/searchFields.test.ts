import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['SearchPanel', 'SearchForm'])(
  'the field of %s looks as its style sheet says, in Safari too',
  (name) => {
    const sheet = `../../../src/features/search/${name}.part.module.css`;
    const css = readFileSync(new URL(sheet, import.meta.url), 'utf8');
    expect(css.match(/^\.field \{[^}]*\}/m)?.[0]).toContain('appearance: none;');
  },
);
