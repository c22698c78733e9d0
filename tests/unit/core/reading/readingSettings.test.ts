import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  formatSettings,
  parseSettings,
  READING_SETTINGS,
  type ReadingSettingValues,
} from '../../../../src/core/reading/readingSettings.ts';

const namesOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[];

describe('a reader’s look', () => {
  it('is written as properties and read from them, whatever is chosen', () => {
    for (const size of namesOf(READING_SETTINGS.size))
      for (const lead of namesOf(READING_SETTINGS.lead))
        for (const face of namesOf(READING_SETTINGS.face))
          for (const width of namesOf(READING_SETTINGS.width))
            for (const tree of namesOf(READING_SETTINGS.tree)) {
              const look: ReadingSettingValues = { size, lead, face, width, tree };
              expect(parseSettings(formatSettings(look))).toEqual(look);
            }
  });

  it('sets nothing where all is as usual', () => {
    expect(formatSettings(DEFAULT_SETTINGS)).toEqual({});
    expect(formatSettings({ ...DEFAULT_SETTINGS, width: 'wide' })).toEqual({
      'text-width': READING_SETTINGS.width.wide,
    });
  });

  it('takes nothing strange', () => {
    for (const strange of [
      undefined,
      null,
      'x',
      7,
      [],
      { reading: 7, 'text-width': {} },
      { reading: '99rem/9 url(https://evil.example/font)' },
      { reading: '1rem', 'text-width': '1px;color:red' },
    ])
      expect(parseSettings(strange)).toEqual(DEFAULT_SETTINGS);
  });

  it('names fonts of systems only', () => {
    expect(READING_SETTINGS.face.serif).not.toMatch(/url|https?:/);
    expect(READING_SETTINGS.face.serif).toMatch(/serif$/);
  });
});
