import { describe, expect, it } from 'vitest';
import { endEmptyTags, readTags } from '../../../../../src/core/document/html/findTagGroups.ts';

const show = (html: string): string =>
  readTags(html)
    .map(({ name, kind }) => ({ open: name, close: `/${name}`, void: `${name}/`, empty: `${name}//` })[kind])
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
    ['<b /><i\n a="b=c"/><u/>', 'b// i// u//'],
    ['<a href=x/>y</a>', 'a /a'],
    ['<iframe src="x" /><b>', 'iframe// b'],
    ['', ''],
  ])('reads %j', (html, tags) => {
    expect(show(html)).toBe(tags);
  });
});

it('ends the tags that are empty', () => {
  expect(endEmptyTags('1 <b />2<br/><i id="a>"/>3</i>')).toBe('1 <b /></b>2<br/><i id="a>"/></i>3</i>');
  expect(endEmptyTags('<b>1</b>')).toBe('<b>1</b>');
});
