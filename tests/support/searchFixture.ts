// A few pages to search in, and the forms that an index of them may have.
import type { IndexedPage, Section } from '../../src/core/search/index/sections.ts';

export const section = (heading: string, text = '', trail: string[] = []): Section => ({
  anchor: heading,
  heading,
  trail,
  text,
});
export const page = (title: string, ...sections: Section[]): IndexedPage => ({
  path: `/docs/${title}`,
  title,
  names: [],
  description: '',
  sections: [section('', `${title}的开头`), ...sections],
});

export const PAGES: IndexedPage[] = [
  page(
    '应用部署',
    section('端口与密码', '在 .env 中修改 DB_PASSWD，数据库的密码。'),
    section('备份', '用 docker-compose exec 导出数据库。', ['日常命令']),
  ),
  page('坐席工作台', section('转接', '把会话转接给其他坐席。'), section('置忙', '暂时不接待访客。')),
  page(
    '系统初始化',
    section('修改密码', '登录后修改 admin 的密码。'),
    section('Elasticsearch', '索引重建。'),
  ),
];

export const OPTIONS = { limit: 10, isTyping: false };

/** One file, and as many as such small pages make. */
export const LIMITS = { one: {}, many: { oneFile: 1, shard: 60, latin: 20 } };
