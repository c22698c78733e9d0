import { describe, expect, it } from 'vitest';
import { deskHref, readTextPlace } from '../../../../../src/core/site/urls/textPlace.ts';

describe('readTextPlace', () => {
  it.each([
    [deskHref('/docs/a', { line: 3, column: 5 }), { line: 3, column: 5 }],
    [deskHref('/docs/a', { line: 3 }), { line: 3, column: undefined }],
    ['?line=3&column=x', { line: 3, column: undefined }],
    ['?line=0', undefined],
    ['?line=1.5', undefined],
    ['?compare=v7', undefined],
    ['', undefined],
  ])('%s', (href, place) => {
    expect(readTextPlace(href.replace(/^[^?]*/, ''))).toEqual(place);
  });
});
