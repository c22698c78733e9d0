import { describe, expect, it } from 'vitest';
import { GRAMMAR_FILES } from '../../../../src/core/site/manifest/codeLanguages.ts';
import { findGrammar } from '../../../../src/reader/article/code/grammars.ts';
import { highlightLines } from '../../../../src/reader/article/code/highlight.ts';

describe('highlightLines', () => {
  it('cuts tokens that span lines, so that each line has its own', async () => {
    const lines = await highlightLines('/* a\nb */ let c = 1;', 'js');
    expect(lines?.map((line) => line.map(({ text }) => text).join(''))).toEqual(['/* a', 'b */ let c = 1;']);
    expect(lines?.map((line) => line[0]?.className)).toEqual(['hljs-comment', 'hljs-comment']);
  });

  it('knows languages by their usual names', async () => {
    const usual = ['bash', 'sh', 'yml', 'tsx', 'html', 'dockerfile', 'properties', 'sql'];
    for (const name of [...usual, 'vue-html', 'sh-vue', 'svelte', 'astro', 'pycon'])
      expect(await highlightLines('a', name), name).toBeDefined();
  });

  it('names grammars that the library has', async () => {
    const loaded = await Promise.all(GRAMMAR_FILES.map((file) => findGrammar(file ?? '')?.()));
    expect(loaded.map((grammar) => typeof grammar?.default)).toEqual(loaded.map(() => 'function'));
  });

  it('reads the front matter of markdown as fields, and an underscore inside a word as part of it', async () => {
    const text =
      '---\nsidebar_position: 4\ntitle: 题\n---\n\n# 题\n\na_b c_d，_重_ 与 __重__、*重*；*.md 与 _x';
    const lines = await highlightLines(text, 'markdown');
    const shown = lines?.map((line) => line.map((token) => `${token.className ?? ''}|${token.text}`));
    expect(shown?.[1]).toEqual(['hljs-attr|sidebar_position:', 'yaml| ', 'hljs-number|4']);
    expect(shown?.[2]?.[0]).toBe('hljs-attr|title:');
    expect(shown?.[5]).toEqual(['hljs-section|# 题']);
    expect(shown?.[7]).toEqual([
      '|a_b c_d，',
      'hljs-emphasis|_重_',
      '| 与 ',
      'hljs-strong|__重__',
      '|、',
      'hljs-emphasis|*重*',
      '|；*.md 与 _x',
    ]);
  });

  it('colours a shell by place: commands, flags, strings and variables', async () => {
    const text = [
      'git clone -b develop "https://a.b/$X" # 取得',
      'cp sample.env .env && cd cskefu',
      'sudo docker-compose logs \\',
      '  --tail=5 mysql | grep -v $NAME',
      'NAME=1 ./run.sh; for f in *.sql; do mysql < f; done',
    ].join('\n');
    const lines = await highlightLines(text, 'bash');
    const named = lines?.map((line) =>
      line.flatMap(({ text: word, className }) => (className ? [`${className.slice(5)}|${word}`] : [])),
    );
    expect(named).toEqual([
      ['built_in|git', 'attr|-b', 'string|"https://a.b/', 'variable|$X', 'string|"', 'comment|# 取得'],
      ['built_in|cp', 'built_in|cd'],
      ['built_in|sudo', 'built_in|docker-compose'],
      ['attr|--tail', 'built_in|grep', 'attr|-v', 'variable|$NAME'],
      ['attr|NAME', 'keyword|for', 'keyword|in', 'keyword|do', 'built_in|mysql', 'keyword|done'],
    ]);
  });

  it('leaves unknown languages plain', async () => {
    expect(await highlightLines('a', 'klingon')).toBeUndefined();
  });
});
