import { describe, expect, it } from 'vitest';
import { excerptOf, type Needle } from '../../../../../src/core/search/text/excerpt.ts';

const han = (text: string): Needle => ({ text, isWord: false, isPrefix: false });
const word = (text: string, isPrefix = false): Needle => ({ text, isWord: true, isPrefix });
const show = (original: string, ...needles: Needle[]) => {
  const { text, marks } = excerptOf(original, needles);
  return marks.reduceRight(
    (shown, [start, end]) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text,
  );
};

describe('excerptOf', () => {
  it('marks pairs that touch as one', () => {
    expect(
      show('先重置管理员的密码。', han('重置'), han('置管'), han('管理'), han('理员'), han('密码')),
    ).toBe('先[重置管理员]的[密码]。');
  });

  it('marks Latin words where words begin, whole ones only when they are finished', () => {
    expect(show('port、support、ports、HTTP_PORT', word('port'))).toBe('[port]、support、ports、HTTP_[PORT]');
    expect(show('port、support、ports', word('port', true))).toBe('[port]、support、[port]s');
    expect(show('用docker部署', word('docker'))).toBe('用[docker]部署');
  });

  it('marks full width and upper case', () => {
    expect(show('ＤＢ＿ＰＡＳＳＷＤ 和 Db_Passwd', word('db_passwd'))).toBe(
      '[ＤＢ＿ＰＡＳＳＷＤ] 和 [Db_Passwd]',
    );
  });

  it('marks the right place after characters that fold to more or fewer', () => {
    expect(show('ﬁ㎡\u200B密码', han('密码'))).toBe('ﬁ㎡\u200B[密码]');
  });

  it('shows the place with the most of the words', () => {
    const text = `密码。${'无关。'.repeat(60)}在这里重置密码。${'无关。'.repeat(60)}`;
    const shown = show(text, han('重置'), han('密码'));
    expect(shown).toMatch(/^….*在这里\[重置密码\].*…$/);
    expect(shown.length).toBeLessThan(160);
  });

  it('shows the row of a table with its cells, and nothing of what stands around it', () => {
    const table = '前文很长。\n键\t默认值\t说明\nCC_PORT\t8035\t网页端口\nCC_IM\t8036\t聊天端口\n后文。';
    expect(show(table, word('8036'))).toBe('CC_IM\t[8036]\t聊天端口');
    expect(show(table, han('后文'))).toContain('[后文]');
    const long = `${'前'.repeat(50)}\n键\t${'很长的说明'.repeat(40)}密码\n后文`;
    expect(show(long, han('很长'))).toMatch(/^键\t\[很长\]的说明.*…$/);
    expect(show(long, han('密码'))).toMatch(/^….*\[密码\]/);
  });

  it('shows the beginning where nothing is hit', () => {
    const shown = show('文字。'.repeat(100), han('密码'));
    expect(shown.startsWith('文字。')).toBe(true);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('stays on one line and leaves words and characters whole', () => {
    expect(show('第一行\n\t第二行', han('第二'))).toBe('第一行  [第二]行');
    const long = `${'x'.repeat(20)} ${'identifier '.repeat(30)}密码 ${'identifier '.repeat(30)}`;
    expect(show(long, han('密码')).replace('[密码]', '')).toMatch(/^…\s?(?:identifier\s*|\s)+…$/);
    const { text } = excerptOf('𠮷'.repeat(200), [han('无')]);
    // No half of a character at the cut.
    expect(encodeURIComponent(text)).toMatch(/^[%\w]+$/);
  });

  it('keeps hostile text as text, with marks that fit', () => {
    const hostile = '<img src=x onerror=alert(1)> 密码 </script><script>密码';
    const { text, marks } = excerptOf(hostile, [han('密码')]);
    expect(text).toBe(hostile);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['密码', '密码']);
  });

  it('takes no time over a page of hits', () => {
    const start = performance.now();
    excerptOf('密码'.repeat(100_000), [han('密码'), han('码密')]);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
