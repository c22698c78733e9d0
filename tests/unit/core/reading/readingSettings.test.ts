import { describe, expect, it } from 'vitest';
import {
  LOOKS,
  type Look,
  readLook,
  USUAL_LOOK,
  writeLook,
} from '../../../../src/core/reading/readingSettings.ts';

const namesOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[];

describe('a reader’s look', () => {
  it('is written as properties and read from them, whatever is chosen', () => {
    for (const size of namesOf(LOOKS.size))
      for (const lead of namesOf(LOOKS.lead))
        for (const face of namesOf(LOOKS.face))
          for (const width of namesOf(LOOKS.width))
            for (const tree of namesOf(LOOKS.tree)) {
              const look: Look = { size, lead, face, width, tree };
              expect(readLook(writeLook(look))).toEqual(look);
            }
  });

  it('sets nothing where all is as usual', () => {
    expect(writeLook(USUAL_LOOK)).toEqual({});
    expect(writeLook({ ...USUAL_LOOK, width: 'wide' })).toEqual({ 'text-width': LOOKS.width.wide });
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
      expect(readLook(strange)).toEqual(USUAL_LOOK);
  });

  it('names fonts of systems only', () => {
    expect(LOOKS.face.serif).not.toMatch(/url|https?:/);
    expect(LOOKS.face.serif).toMatch(/serif$/);
  });
});
