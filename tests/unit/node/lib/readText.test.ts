import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTextFile } from '../../../../src/node/lib/readText.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { toUtf16 } from '../../../support/utf16.ts';

it('reads UTF-8 and UTF-16 by their marks, and names what else a file seems to be', async () => {
  const folder = await tempFolder({
    'a.md': '\uFEFF# 甲',
    'le.md': toUtf16('# 甲\r\n', 'le'),
    'be.md': toUtf16('# 甲\r\n', 'be'),
    'gbk.md': Buffer.from('a\n\xb2\xbf\xca\xf0\xcb\xb5', 'latin1'),
    'odd.md': Buffer.concat([toUtf16('# 甲\n'), Buffer.of(0x20)]),
  });
  const read = (file: string) => readTextFile(join(folder, file));
  expect(await read('a.md')).toMatchObject({ text: '# 甲', badLine: undefined });
  expect(await read('le.md')).toMatchObject({ text: '# 甲\r\n', badLine: undefined });
  expect(await read('be.md')).toMatchObject({ text: '# 甲\r\n', badLine: undefined });
  expect(await read('gbk.md')).toMatchObject({ badLine: 2, encoding: 'GBK' });
  expect(await read('odd.md')).toMatchObject({ text: '# 甲\n\uFFFD', badLine: 2 });
});
