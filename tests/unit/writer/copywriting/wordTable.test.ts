import { describe, expect, it } from 'vitest';
import { readWordTable } from '../../../../src/node/copywriting/readWordTable.ts';
import { createTextLinter } from '../../../../src/writer/copywriting/createTextLinter.ts';
import { plainSegment } from '../../../../src/writer/copywriting/textSegment.ts';
import { parseWordTable } from '../../../../src/writer/copywriting/wordTable.ts';
import { makeSite } from '../../node/temporarySite.ts';

describe('the word table', () => {
  it('belongs to the site; a site without one has none', async () => {
    expect(await readWordTable(await makeSite({ 'docs/a.md': '正文' }))).toBeUndefined();
    const siteDir = await makeSite({ '.copywriting.yml': 'names: [Docker]' });
    expect(await readWordTable(siteDir)).toMatchObject({ names: ['Docker'], terms: [], require: [] });
  });

  it('names what is wrong with it', () => {
    expect(() => parseWordTable('names: Docker')).toThrow(/\.copywriting\.yml：names 应为列表/);
    expect(() => parseWordTable('name: [Docker]')).toThrow('.copywriting.yml：name 不是已知的字段');
    expect(() => parseWordTable('terms:\n  - { write: 登录, not: [登陆, "登("] }')).toThrow(
      '.copywriting.yml：terms[0].not[1] 应为有效的正则表达式，收到文本「登(」',
    );
    expect(() => parseWordTable('forbidden:\n  - { why: 口语, words: ["啊*"] }')).toThrow(
      '.copywriting.yml：forbidden[0].words[0] 应为不会匹配空文字的正则表达式，收到文本「啊*」',
    );
    expect(() => parseWordTable('names: [a\nterms: []')).toThrow(/\.copywriting\.yml:\d/);
  });
});

describe('a term without words to avoid', () => {
  it('is found nowhere', () => {
    const lint = createTextLinter(parseWordTable('terms: [{ write: 登录, not: [] }]'));
    expect(lint(plainSegment('正文', 1), ['正文'])).toEqual([]);
  });
});
