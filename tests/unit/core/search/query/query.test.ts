import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../../src/core/search/query/query.ts';

const termsOf = (text: string, isTyping = false) =>
  parseQuery(text, isTyping).terms.map(({ term, weight, isPrefix }) =>
    [term, isPrefix ? '*' : '', weight === 1 ? '' : ` ${weight}`].join(''),
  );

describe('parseQuery', () => {
  it.each([
    ['怎么重置密码', ['重置', '置密', '密码']],
    ['请问如何转接会话？', ['转接', '接会', '会话']],
    ['会话为什么断开了', ['会话*', '断开']],
    ['端口是多少', ['端口']],
    ['什么是技能组', ['技能', '能组']],
    ['DAG 是什么意思', ['dag']],
    ['现在运行的是哪个版本', ['现在', '在运', '运行', '版本']],
    ['数据放在哪里', ['数据', '据放']],
    ['admin 密码是什么', ['admin*', '密码']],
    ['有没有报表吗', ['报表']],
    ['我的', ['我*']],
    ['目的地', ['目的', '的地']],
  ])('leaves question words out of %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms.map((term) => (term === '会话*' ? '会话' : term)));
  });

  it.each(['怎么', '为什么', '如何？'])('asks for %j itself where nothing else is left', (text) => {
    expect(parseQuery(text, false).terms.length).toBeGreaterThan(0);
  });

  it('knows what stands beside a pair inside a longer run', () => {
    const [first, second, third] = parseQuery('依赖下载', false).terms;
    expect([first?.between, second?.between, third?.between]).toEqual([
      undefined,
      ['依赖', '下载'],
      undefined,
    ]);
  });

  it('knows which words of two characters were asked for as such', () => {
    const whole = parseQuery('怎么登陆 坐席转接 改', false).terms.filter(({ isWhole }) => isWhole);
    expect(whole.map(({ term }) => term)).toEqual(['登陆']);
  });

  it('looks up a lone Han character as the beginning of pairs', () => {
    expect(termsOf('转')).toEqual(['转*']);
  });

  it('takes the last Latin word for unfinished while it is being typed, long ones always', () => {
    expect(termsOf('api', true)).toEqual(['api*']);
    expect(termsOf('api', false)).toEqual(['api']);
    expect(termsOf('api 接口', true)).toEqual(['api', '接口']);
    expect(termsOf('nginx', false)).toEqual(['nginx*']);
  });

  it('counts the parts of an identifier half', () => {
    expect(termsOf('DB_PASSWD')).toEqual(['db_passwd*', 'db 0.5', 'passwd* 0.5']);
    expect(termsOf('docker-co', true)).toEqual(['docker-co*', 'docker* 0.5', 'co* 0.5']);
  });

  it('counts a word once that is asked for twice', () => {
    expect(termsOf('密码 密码 redis spring.redis')).toEqual([
      '密码',
      'redis*',
      'spring.redis*',
      'spring* 0.5',
    ]);
  });

  it('gives the words as they were written, at half width', () => {
    expect(parseQuery('怎么改ＤＢ＿Passwd，密码？', false).words).toEqual(['改', 'DB_Passwd', '密码']);
  });

  it('does not choke on a pasted page', () => {
    expect(parseQuery('春松客服系统'.repeat(10_000), false).terms.length).toBeLessThanOrEqual(40);
    const words = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ');
    expect(parseQuery(words, false).terms).toHaveLength(40);
  });

  it.each(['', '   ', '<>&"', '\u200B'])('asks for nothing with %j', (text) => {
    expect(parseQuery(text, true).terms).toEqual([]);
  });
});
