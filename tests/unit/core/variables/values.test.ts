import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../src/core/document/plainText.ts';
import { fillText, splitAtVariables } from '../../../../src/core/variables/findVariables.ts';
import { fitsValue, normalizeReaderInput } from '../../../../src/core/variables/readerInput.ts';
import { variablesOfPage } from '../../../../src/core/variables/readerVariable.ts';
import { splitTokens } from '../../../../src/reader/article/code/CodeView.tsx';
import { showTree } from '../../../support/showTree.ts';

const ip = { name: 'YOUR_IP', label: '主机地址' };
const port = { name: 'YOUR_PORT', label: '端口', default: '8035', pattern: '\\d{1,5}' };
const domain = { name: 'domain', label: '域名', default: 'cc.example.com' };
const values = [ip, port, domain];
const cut = (text: string) =>
  splitAtVariables(text, values).map(({ text: piece, value }) =>
    value ? `[${value.name}:${piece}]` : piece,
  );
const show = (text: string) => parseDocument(text, { values }).doc.blocks.map(showTree).join('\n');

describe('the places of values in a text', () => {
  it('are found by placeholder, or by default where the name is a plain one', () => {
    expect(cut('见 http://YOUR_IP:YOUR_PORT/ 与cc.example.com。')).toEqual([
      '见 http://',
      '[YOUR_IP:YOUR_IP]',
      ':',
      '[YOUR_PORT:YOUR_PORT]',
      '/ 与',
      '[domain:cc.example.com]',
      '。',
    ]);
  });

  it('are none inside longer words', () => {
    for (const text of ['MY_YOUR_IP', 'YOUR_IPS', 'domain', 'acc.example.com', '8035'])
      expect(cut(text)).toEqual([text]);
  });

  it('are those of the longer value where two begin', () => {
    const longer = { name: 'YOUR_IP:8035', label: '地址' };
    expect(fillText('到 YOUR_IP:8035', [ip, longer], ({ label }) => label)).toBe('到 地址');
  });

  it('are filled with whatever it is', () => {
    expect(fillText('curl YOUR_IP', [ip], () => '"><b>$&')).toBe('curl "><b>$&');
  });
});

describe('a page’s values', () => {
  it('take the place of the site’s of the same name', () => {
    const own = { ...ip, label: '这台主机' };
    expect(variablesOfPage([ip, domain], [own])).toEqual([own, domain]);
    expect(variablesOfPage([ip, { ...ip, label: '又一个' }])).toEqual([ip]);
  });
});

describe('what a reader gives', () => {
  it('is one line that looks as it is copied', () => {
    expect(normalizeReaderInput(' a\r\nb\u202Ec\u2028')).toBe('a b c');
    expect(normalizeReaderInput('x'.repeat(10_240))).toHaveLength(2000);
    expect(normalizeReaderInput(`${'x'.repeat(1999)}𠀀`)).toHaveLength(1999);
  });

  it('fits the pattern as a whole', () => {
    expect(['8035', '80350000', 'x8035', ''].map((text) => fitsValue(port, text))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a parsed page', () => {
  it('marks its values in text, inline code and links, and shows defaults', () => {
    const tree = show('打开 `http://YOUR_IP:YOUR_PORT/` 或 **[cc.example.com](https://cc.example.com)**。');
    expect(tree).toContain('<span dataValue="YOUR_IP">YOUR_IP</span>');
    expect(tree).toContain('<span dataValue="YOUR_PORT">8035</span>');
    expect(tree).toContain(
      '<a href="https://cc.example.com"><span dataValue="domain">cc.example.com</span></a>',
    );
  });

  it('leaves headings alone, and says the same as without', () => {
    const text = '# 页\n\n## 到 YOUR_IP\n\n到 YOUR_IP。\n\n| a | b |\n| - | - |\n| YOUR_IP | `YOUR_IP` |\n';
    const [marked, plain] = [parseDocument(text, { values }).doc, parseDocument(text).doc];
    expect(marked.headings).toEqual(plain.headings);
    expect(marked.blocks.map((block) => toPlainText(block))).toEqual(
      plain.blocks.map((block) => toPlainText(block)),
    );
    expect(show(text).match(/dataValue/g)).toHaveLength(3);
  });

  it('takes no mark from a writer’s HTML', () => {
    expect(show('<span data-value="YOUR_IP">x</span>')).not.toContain('dataValue');
  });
});

describe('a line of code', () => {
  it('is cut at its values, and keeps its colours', () => {
    const tokens = [
      { text: 'curl ', className: 'a' },
      { text: '"http://YOUR_', className: 'b' },
      { text: 'IP:1"', className: 'c' },
    ];
    expect(splitTokens(tokens, values)).toEqual([
      { text: 'curl ', className: 'a' },
      { text: '"http://', className: 'b' },
      { text: 'YOUR_IP', className: 'b', value: 'YOUR_IP' },
      { text: ':1"', className: 'c' },
    ]);
  });
});
