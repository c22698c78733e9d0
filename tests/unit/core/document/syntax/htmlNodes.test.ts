import { describe, expect, it } from 'vitest';
import { readHtml, readIdComment } from '../../../../../src/core/document/syntax/htmlNodes.ts';

describe('readHtml', () => {
  it.each([
    ['<!-- a -->', 'comment'],
    ['<!-- a -->\n<!-- b -->', 'comment'],
    ['<!-- a --><b>', 'html'],
    ['<br>', 'break'],
    ['<BR />', 'break'],
    ['<br class="x">', 'html'],
    ['<token>', 'text'],
    ['</your-host>', 'text'],
    ['<Tabs groupId="os">', 'text'],
    ['<svg-image :svg="graph" />', 'component'],
    ['<VPTeam\n  @click="open"\n/>', 'component'],
    ['<price v-if="isOpen">', 'text'],
    ['<div :class="a">', 'html'],
    ['<host:port>', 'text'],
    ['<div>', 'html'],
    ['</b>', 'html'],
    ['<script>', 'html'],
    ['<token>x</token>', 'html'],
  ])('takes %j for %s', (html, reading) => {
    expect(readHtml(html)).toBe(reading);
  });
});

describe('readIdComment', () => {
  it('reads an id', () => {
    expect(readIdComment('<!-- #安装 -->')).toBe('安装');
    expect(readIdComment('<!--#a-b-->')).toBe('a-b');
    expect(readIdComment('<!-- a -->')).toBeUndefined();
    expect(readIdComment('<!-- #a b -->')).toBeUndefined();
  });
});
