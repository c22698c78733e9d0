import { describe, expect, it } from 'vitest';
import { listClaims } from '../../facts/listClaims.ts';

const show = (text: string) =>
  listClaims(text).map(({ kind, text: claim, line }) => `${line} ${kind} ${claim}`);

describe('listClaims', () => {
  it('finds keys, ports, labels and code, each once', () => {
    const text =
      '---\ndescription: PORT_A\n---\n\n打开 8035，改 `CC_WEB_PORT` 和 DB_PASSWD，再改 `CC_WEB_PORT`。\n\n「系统」→「字典管理」，`/api/user`，端口 `80`';
    expect(show(text)).toEqual([
      '5 port 8035',
      '5 key CC_WEB_PORT',
      '5 key DB_PASSWD',
      '7 label 系统',
      '7 label 字典管理',
      '7 code /api/user',
      '7 port 80',
    ]);
  });

  it('reads commands line by line, without their comments', () => {
    expect(show('```bash\n# 启动\ndocker-compose up -d # 后台\n```')).toEqual([
      '3 command docker-compose up -d',
    ]);
    expect(show('```json\n{ "port": 8036 }\n```')).toEqual(['2 port 8036']);
  });

  it('leaves out years, versions and the titles of other pages', () => {
    expect(show('2023 年、8.1.0、[「系统」](a.md)')).toEqual([]);
  });
});
