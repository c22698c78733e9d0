import { describe, expect, it } from 'vitest';
import { highlightLines } from '../../../src/article/code/highlight.ts';

describe('highlightLines', () => {
  it('cuts tokens that span lines, so that each line has its own', async () => {
    const lines = await highlightLines('/* a\nb */ let c = 1;', 'js');
    expect(lines?.map((line) => line.map(({ text }) => text).join(''))).toEqual(['/* a', 'b */ let c = 1;']);
    expect(lines?.map((line) => line[0]?.className)).toEqual(['hljs-comment', 'hljs-comment']);
  });

  it('knows languages by their usual names', async () => {
    for (const name of ['bash', 'sh', 'yml', 'tsx', 'html', 'dockerfile', 'properties', 'sql'])
      expect(await highlightLines('a', name), name).toBeDefined();
  });

  it('leaves unknown languages plain', async () => {
    expect(await highlightLines('a', 'klingon')).toBeUndefined();
  });
});
