// The words of this site, `public/.copywriting.yml`: what they catch and what they let pass.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTextLinter } from '../../src/writer/copywriting/createTextLinter.ts';
import { plainSegment } from '../../src/writer/copywriting/textSegment.ts';
import { parseWordTable } from '../../src/writer/copywriting/wordTable.ts';

const table = parseWordTable(
  await readFile(join(import.meta.dirname, '../../public/.copywriting.yml'), 'utf8'),
);
const lint = createTextLinter(table);
const rulesIn = (text: string) => lint(plainSegment(text, 1)).map(({ rule }) => rule);

describe("the site's words", () => {
  it.each([
    ['name', '使用 docker 部署'],
    ['name', '访问 Github'],
    ['name', '安装 Mysql、redis'],
    ['name', '用 Javascript 编写'],
    ['name', '春松客服（CSKEFU）'],
    ['term', '用 IntelliJ 打开'],
    ['term', '登陆系统'],
    ['term', '座席工作台'],
    ['term', '客服人员登录'],
    ['term', '创建帐号'],
    ['term', '其它设置'],
    ['term', '阀值'],
    ['term', '单击按钮'],
    ['term', '配置 Nginx'],
    ['term', '用 VSCode 打开'],
    ['term', '你可以修改'],
    ['forbidden-word', '待补充'],
    ['forbidden-word', '敬请期待'],
    ['forbidden-word', '未完待续'],
    ['forbidden-word', 'TODO：配图'],
    ['forbidden-word', '地址是 xxx。'],
    ['forbidden-word', '最好的客服系统'],
    ['forbidden-word', '功能最强'],
    ['forbidden-word', '业界领先'],
    ['forbidden-word', '极致体验'],
    ['forbidden-word', '完美支持'],
    ['forbidden-word', '国内第一'],
    ['forbidden-word', '众所周知'],
    ['forbidden-word', '非常简单'],
    ['forbidden-word', '这个参数允许您配置'],
  ])('%s: %s', (rule, text) => expect(rulesIn(text)).toContain(rule));

  it.each([
    '第一步，第一次登录，第一个渠道',
    '最佳回复、最大用户数、最近 7 天',
    '从非常满意到非常不满意',
    '右键单击项目',
    '「登陆时间」「售前坐席A组」',
    '文件 docker-compose.yml，仓库 cskefu/cskefu',
    'VS Code 和 Visual Studio Code',
    '自动回复「你好」',
  ])('let pass: %s', (text) => expect(rulesIn(text)).toEqual([]));
});
