import { describe, expect, it } from 'vitest';
import { readTags } from '../../../../../src/core/markdown/html/readTags.ts';

const show = (html: string): string =>
  readTags(html)
    .map(({ name, kind }) => (kind === 'close' ? `/${name}` : kind === 'void' ? `${name}/` : name))
    .join(' ');

describe('readTags', () => {
  it.each([
    ['<b>a<br></b>', 'b br/ /b'],
    ['<DIV class="a > b">x</Div >', 'div /div'],
    ["<a title='</a>'>x</a>", 'a /a'],
    ['<!-- <b> --><i>', 'i'],
    ['1 < 2 <b>', 'b'],
    ['<script>"<b>"</script><i>', 'script /script i'],
    ['<b', ''],
    ['<a href="x', ''],
    ['<img src=x/>', 'img/'],
    ['', ''],
  ])('reads %j', (html, tags) => {
    expect(show(html)).toBe(tags);
  });
});
