import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../../../../src/core/site/manifest/frontMatter.ts';
import { readYamlFields } from '../../../../../src/core/site/manifest/yamlFields.ts';
import { createRandom } from '../../../../support/random.ts';

const read = (text: string) => {
  const fields = readYamlFields(text);
  if ('message' in fields) throw new Error(fields.message);
  return fields;
};

describe('readYamlFields', () => {
  it('tells the line of a field', () => {
    const fields = read('title: a\nkeywords:\n  - b\ndraft: true');
    expect(fields.data).toEqual({ title: 'a', keywords: ['b'], draft: true });
    expect(['title', 'draft', 'other'].map((field) => fields.findLine(field))).toEqual([1, 4, undefined]);
    expect(fields.findLine('keywords', 0)).toBe(3);
    expect(fields.findLine('keywords', 7)).toBe(2);
    expect(read('a: 1\nb:\n  c: 2\n  d: 3').findLine('b', 'd')).toBe(4);
  });

  it('leaves dates as they are written and takes an empty block for no fields', () => {
    expect(read('date: 2025-06-01').data).toEqual({ date: '2025-06-01' });
    expect(read('').data).toEqual({});
  });

  it.each([
    ['title: 甲\ntitle: 乙', '同一个字段写了两次，请删去一个'],
    ['tags:\n\t- 甲', '缩进不能用制表符，请改用空格'],
  ])('says what to do about %j', (text, message) => {
    expect(readYamlFields(text)).toEqual({ line: 2, column: 1, message });
  });

  it.each([
    ['title: 一: 二', 1],
    ['a: 1\na: 2', 2],
    ['a:\n\t- b', 2],
    ['a: 1\nb: "x', 2],
    ['a: *b', 1],
    // Where it was opened, not where the parser gave up.
    ['a: "x\nb: 1\nc: 2', 1],
    ['a: 1\nb: [x, y\nc: 2', 2],
  ])('gives the line of the mistake in %j', (text, line) => {
    expect(readYamlFields(text)).toMatchObject({ line, message: expect.stringMatching(/[\u4e00-\u9fff]/) });
  });
});

const titleOf = (yaml: string) => readFrontMatter(yaml).front.title;
const notesOf = (yaml: string) =>
  readFrontMatter(yaml).findings.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('text fields of a front matter', () => {
  it.each([
    '1.10',
    '2024-01-02',
    'yes',
    '0o17',
    '1_000',
    '1e3',
    'null',
    '~',
    '8.0',
    '0x1F',
    'true',
    '.5',
    '007',
  ])('takes the title %s as it is written', (title) => {
    expect(readFrontMatter(`title: ${title}\n`)).toMatchObject({ front: { title }, findings: [] });
  });

  it('takes the names of fields in full-width letters', () => {
    const yaml = 'ｔｉｔｌｅ：部署\nｓｉｄｅｂａｒ＿ｐｏｓｉｔｉｏｎ: 3';
    expect(readFrontMatter(yaml).front).toEqual({ title: '部署', sidebar_position: 3 });
    expect(notesOf(yaml)).toEqual([
      '2:1 字段名「ｔｉｔｌｅ」是全角字符，已当作 title；请改为半角',
      '2:6 title 后面是全角冒号，已当作半角冒号；请改为半角冒号加空格',
      '3:1 字段名「ｓｉｄｅｂａｒ＿ｐｏｓｉｔｉｏｎ」是全角字符，已当作 sidebar_position；请改为半角',
    ]);
  });

  it('takes texts in lists and inside other fields as they are written', () => {
    const { front, findings } = readFrontMatter(
      'keywords: [1.0, on, 007]\nid: 007\nslug: 1.10\nsidebar:\n  label: 8.0\n  order: 2\nvalues:\n  - name: 版本\n    label: 版本\n    default: 8.0\ndraft: true\n',
    );
    expect(front).toMatchObject({
      keywords: ['1.0', 'on', '007'],
      id: '007',
      slug: '1.10',
      sidebar_label: '8.0',
      sidebar_position: 2,
      draft: true,
    });
    expect(front.values?.[0]?.default).toBe('8.0');
    expect(findings).toEqual([]);
  });

  it.each([
    ['更新说明 #2 修订', '里有 #'],
    ['标题 # 注释', '里有 #'],
    ['部署: 单机', '里有冒号'],
    ['注意：a: b', '里有冒号'],
    ['[公告] 升级', '以 [ 开头'],
    ['*重要*', '以 * 开头'],
    ['@提及', '以 @ 开头'],
    ['&甲', '以 & 开头'],
    ['!甲', '以 ! 开头'],
    ['%甲', '以 % 开头'],
    ['{甲} 乙', '以 { 开头'],
    ['`npm` 用法', '以 ` 开头'],
    ['> 甲', '以 > 开头'],
    ['| 甲', '以 | 开头'],
    ['- 甲', '以 - 开头'],
  ])('keeps %s whole and reports it', (title, problem) => {
    expect(titleOf(`title: ${title}`)).toBe(title);
    expect(notesOf(`draft: true\ntitle: ${title}`)).toEqual([expect.stringMatching(/^3:8 title 的值/)]);
    expect(notesOf(`title: ${title}`).join()).toContain(problem);
  });

  it('reads a full-width colon as one and names it', () => {
    expect(titleOf('title：标题')).toBe('标题');
    expect(notesOf('title：标题')).toEqual([
      '2:6 title 后面是全角冒号，已当作半角冒号；请改为半角冒号加空格',
    ]);
    expect(readFrontMatter('sidebar_position：3').front.sidebar_position).toBe(3);
    expect(titleOf('title:标题')).toBe('标题');
  });

  it('leaves to YAML what is quoted, a list, or goes on below', () => {
    expect(titleOf('title: "a # b"')).toBe('a # b');
    expect(titleOf("title: 'it''s'")).toBe("it's");
    expect(readFrontMatter('description: >\n  甲\n  乙: 丙\ntitle: 丁').front).toEqual({
      description: '甲 乙: 丙',
      title: '丁',
    });
    expect(readFrontMatter('description: 甲\n  乙\n').front.description).toBe('甲 乙');
    expect(readFrontMatter('keywords:\n- 1.0\n- 乙\n').front.keywords).toEqual(['1.0', '乙']);
    expect(readFrontMatter('keywords: [a, b] # 注释').front.keywords).toEqual(['a', 'b']);
  });

  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'gives the written title, or reports it (%i)',
    (seed) => {
      const random = createRandom(seed);
      const pieces = [
        '甲',
        'a',
        '1',
        '.',
        ' ',
        ' #',
        ': ',
        ':',
        '：',
        '-',
        '[',
        ']',
        '{',
        '}',
        '*',
        '&',
        '!',
        '%',
        '@',
        '`',
        '|',
        '>',
        '"',
        "'",
        ',',
        '?',
        '~',
        '\\',
        '\t',
        '=',
        '<',
      ];
      const text = Array.from(
        { length: 1 + random() * 8 },
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('');
      if (text.trim() === '' || /^["']/.test(text.trim())) return;
      const { front, findings } = readFrontMatter(`title: ${text}`);
      if (findings.length === 0) expect(front.title).toBe(text.trim());
    },
  );
});
