import { expect, it } from 'vitest';
import { parseDoc } from '../../../../src/core/markdown/parseDoc.ts';
import { readTextFacts, writeTextFacts } from '../../../../src/core/model/textFacts.ts';

it('gives back what a page says of its text', () => {
  const doc = parseDoc('# 部署\n\n先装 `docker`。\n\n## 准备 `docker` *环境*\n\n### 端口\n');
  const { title, headings, length } = doc;
  expect(readTextFacts(writeTextFacts(doc, 'k'))).toEqual({ facts: { title, headings, length }, key: 'k' });
});

it('writes a heading’s content only where it is more than its text', () => {
  expect(writeTextFacts(parseDoc('## 端口\n'), 'k')).toContain('[2,"端口","端口"]');
});

it('tells a text without a title', () => {
  expect(readTextFacts(writeTextFacts(parseDoc('正文。\n'), 'k')).facts.title).toBeUndefined();
});
