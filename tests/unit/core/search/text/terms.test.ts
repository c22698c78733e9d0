import { describe, expect, it } from 'vitest';
import { foldText, foldWithPositions } from '../../../../../src/core/search/text/foldText.ts';
import { hanTerms, latinTerms, listEnds, listTerms } from '../../../../../src/core/search/text/terms.ts';

describe('listTerms', () => {
  it.each([
    ['坐席转接', ['坐席', '席转', '转接']],
    ['转', ['转']],
    ['', []],
    ['，。！—— ', []],
    ['用Docker部署', ['用', 'docker', '部署']],
    ['第3步', ['第', '3', '步']],
    ['DB_PASSWD', ['db_passwd', 'db', 'passwd']],
    ['docker-compose', ['docker-compose', 'docker', 'compose']],
    ['server.port=8035', ['server.port', 'server', 'port', '8035']],
    ['pool.max-size', ['pool.max-size', 'pool', 'max-size', 'max', 'size']],
    ['docker-compose.yml', ['docker-compose.yml', 'docker-compose', 'docker', 'compose', 'yml']],
    ['v8.0.1', ['v8.0.1', 'v8', '0', '1']],
    ['a..b --flag end.', ['a', 'b', 'flag', 'end']],
    ['_id', ['_id', 'id']],
    ['/opt/cskefu/.env', ['opt', 'cskefu', 'env']],
    ['Über Größe', ['uber', 'grosse']],
    ['サーバー設定', ['サー', 'ーバ', 'バー', 'ー設', '設定']],
    ['서버 설정', ['서버', '설정']],
    ['ติดตั้ง v2', ['ติ', 'ิด', 'ดต', 'ตั', 'ั้', '้ง', 'v2']],
    ['नमस्ते दुनिया', ['नमस्ते', 'दुनिया']],
    ['𠮷野家', ['𠮷野', '野家']],
  ])('cuts %j', (text, terms) => {
    expect(listTerms(text)).toEqual(terms);
  });

  it.each([
    ['ＤＢ＿ＰＡＳＳＷＤ', 'DB_PASSWD'],
    ['Ｗｅｂ 控件', 'web 控件'],
    ['坐\u200B席', '坐席'],
    ['con\u00ADfig', 'config'],
    ['①', '1'],
    ['Crème brûlée', 'creme brulee'],
    ['e\u0301te\u0301', 'ete'],
    ['Łódź, Ærø, smørrebrød', 'lodz aero smorrebrod'],
    ['STRASSE', 'straße'],
    ['Đường phố', 'duong pho'],
    ['İSTANBUL', 'istanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['ΟΔΟΣ', 'οδός'],
    ['Ёлка', 'елка'],
    ['за\u0301мок', 'замок'],
    ['מֶלֶךְ', 'מלך'],
    ['مُحَمَّد', 'محمد'],
    ['العـــربية', 'العربيه'],
    ['أسئلة', 'اسيله'],
    ['إعداد آلة', 'اعداد اله'],
    ['مستوى', 'مستوي'],
    ['が', 'か\u3099'],
  ])('takes %j for %j', (written, meant) => {
    expect(listTerms(written)).toEqual(listTerms(meant));
  });

  it.each([
    ['мой', 'мои'],
    ['їжа', 'іжа'],
    ['가', '각'],
    ['がい', 'かい'],
    ['हिन्दी', 'हनद'],
  ])('tells %j from %j', (one, other) => {
    expect(listTerms(one)).not.toEqual(listTerms(other));
  });

  it('cuts off what is longer than any word', () => {
    expect(latinTerms('a'.repeat(200))).toEqual(['a'.repeat(64)]);
  });

  it('gives pairs by characters, not by halves of them', () => {
    expect(hanTerms('𠮷𠮷')).toEqual(['𠮷𠮷']);
  });
});

describe('listEnds', () => {
  it('gives the last character of each Han run that has several', () => {
    expect(listEnds('会话报表 v8 表')).toEqual(['表']);
  });
});

describe('foldWithPositions', () => {
  it.each([
    '甲ﬁ乙',
    'İstanbul',
    'a\u200Bb',
    '㎡ 面积',
    'ABC',
    'Größe',
    'e\u0301te\u0301',
    'العـربية',
    'ΟΔΟΣ ß',
  ])('finds each character of %j again', (original) => {
    const { text, positionAt } = foldWithPositions(original);
    expect(text).toBe(foldText(original));
    expect(positionAt(0)).toBe(0);
    expect(positionAt(text.length)).toBe(original.length);
  });
});
