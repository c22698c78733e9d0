import { expect, it } from 'vitest';
import { hashStarts, isCutOff, textKey } from '../../../src/core/textKey.ts';
import { createRandom } from '../../support/random.ts';

it('tells texts apart', () => {
  expect(textKey('# 标题')).toBe('4.5a8b07e1');
  const keys = ['# 标题', '# 标题。', '# 题标', ''].map(textKey);
  expect(new Set(keys).size).toBe(keys.length);
});

// What a build keeps of a text is kept for both: the page drawn of it would be taken for one of another text.
it('gives both kinds of line ending one key', () => {
  expect(textKey('# 标题\r\n\r\n正文\r\n')).toBe(textKey('# 标题\n\n正文\n'));
});

const known = (text: string) => ({ key: textKey(text), starts: hashStarts(text) });

it('tells a text that was cut off within a line from one that was edited', () => {
  const text = '# 部署\n\n先安装 Docker，再下载程序包，最后启动服务。\n\n## 检查\n\n打开浏览器看一看。\n';
  expect(isCutOff(text.slice(0, 30), known(text))).toBe(true);
  expect(isCutOff(text.slice(0, -3), known(text))).toBe(true);
  expect(isCutOff(text.replaceAll('\n', '\r\n').slice(0, 33), known(text))).toBe(true);
  // Edited: longer, ending with a line, another beginning, or next to nothing of it.
  expect(isCutOff(`${text}多一句`, known(text))).toBe(false);
  expect(isCutOff('# 部署\n\n先安装 Docker，再下载程序包，最后启动服务。\n', known(text))).toBe(false);
  expect(isCutOff(text.replace('部署', '安装').slice(0, 30), known(text))).toBe(false);
  expect(isCutOff('# 部署', known(text))).toBe(false);
  expect(isCutOff('', known(text))).toBe(false);
});

it('knows no cut of a text that itself ends within a line', () => {
  const text = '# 部署\n\n先安装 Docker，再下载程序包，最后启动服务';
  expect(isCutOff(text.slice(0, -3), known(text))).toBe(false);
});

it('tells every cut within a line that leaves a beginning, and no edit of that beginning', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const pick = (count: number) => Math.floor(random() * count);
    const lines = Array.from({ length: 3 + pick(60) }, () =>
      '春松客服docs #`|*'.repeat(1 + pick(4)).slice(pick(8)),
    );
    const text = `${lines.join('\n')}\n`;
    const end = 16 + pick(text.length - 17);
    const cut = text.slice(0, text[end - 1] === '\n' ? end - 1 : end);
    if (cut.length < 16) continue;
    expect(isCutOff(cut, known(text)), `seed ${seed}`).toBe(true);
    const at = pick(16);
    expect(isCutOff(`${cut.slice(0, at)}改${cut.slice(at + 1)}`, known(text)), `seed ${seed}`).toBe(false);
    expect(isCutOff(`${cut}\n`, known(text)), `seed ${seed}`).toBe(false);
  }
});
