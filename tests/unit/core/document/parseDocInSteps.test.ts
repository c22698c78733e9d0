import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFragment } from '../../../../src/core/document/html/parseFragment.ts';
import { createHtmlParser, type HtmlParser } from '../../../../src/core/document/htmlParser.ts';
import { parseDoc } from '../../../../src/core/document/parseDoc.ts';
import { parseDocInSteps } from '../../../../src/core/document/parseDocInSteps.ts';
import type { Doc } from '../../../../src/core/site/manifest/doc.ts';

async function run(text: string): Promise<{ doc: Doc; steps: number; asked: number }> {
  let asked = 0;
  const load = async (): Promise<HtmlParser> => {
    asked++;
    return createHtmlParser(parseFragment);
  };
  const steps = parseDocInSteps(text, load);
  for (let count = 0; ; count++) {
    const step = await steps.next();
    if (step.done) return { doc: step.value, steps: count, asked };
  }
}

describe('parseDocInSteps', () => {
  it('gives what parseDoc gives', async () => {
    const text = readFileSync(new URL('../../../fixtures/markdown/html.md', import.meta.url), 'utf8');
    expect((await run(text)).doc).toEqual(parseDoc(text));
  });

  it('asks for the HTML parser only when there is HTML', async () => {
    expect((await run('---\na: 1\n---\n# 标题\n\n一<br>二 <!-- 注 --> `<b>`')).asked).toBe(0);
    expect((await run('按 <kbd>K</kbd>')).asked).toBe(1);
  });

  it('takes more steps for longer pages', async () => {
    const short = await run('文字\n\n'.repeat(10));
    const long = await run('这里有一段文字，说明怎样配置。\n\n'.repeat(2000));
    expect(short.steps).toBeLessThan(6);
    expect(long.steps).toBeGreaterThan(10);
  });

  it('fails when the HTML parser cannot be loaded', async () => {
    const steps = parseDocInSteps('<b>粗</b>', () => Promise.reject(new Error('offline')));
    const drain = async () => {
      while (!(await steps.next()).done);
    };
    await expect(drain()).rejects.toThrow('offline');
  });
});
