import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listSite, walk } from '../../../../src/node/lib/listFiles.ts';
import { findRefusedLink, kindInSite, type RefusedLink } from '../../../../src/node/lib/siteLinks.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

afterEach(() => vi.unstubAllEnvs());

/** A site folder with links of every kind, by their targets. */
async function makeLinked() {
  const outside = await tempFolder({ 'secret.md': '# 别处', 'docs/far.md': '# 远' });
  const siteDir = await tempFolder({
    'docs/a.md': '# 甲',
    'docs/img/a.png': '',
    'shared/b.md': '# 乙',
    '.git/config': 'token',
    '.env': 'secret',
    'node_modules/x/y.md': '',
  });
  const links = {
    'docs/secret.md': join(outside, 'secret.md'),
    'docs/far': join(outside, 'docs'),
    'docs/token.md': '../.git/config',
    'docs/env.txt': '../.env',
    'docs/lost.md': './no-such-file.md',
    'docs/self.md': 'self.md',
    'docs/loop': '.',
    'docs/img/up': '../..',
    'docs/shared': '../shared',
    'docs/near.md': 'a.md',
  };
  for (const [path, target] of Object.entries(links)) await symlink(target, join(siteDir, path));
  return { siteDir, outside, links };
}

const INSIDE = ['docs/a.md', 'docs/img/a.png', 'docs/near.md', 'docs/shared/b.md', 'shared/b.md'];

describe('links of the file system inside a site folder', () => {
  it('are followed to public content of the same folder, and nowhere else', async () => {
    const { siteDir, outside } = await makeLinked();
    const refused: RefusedLink[] = [];
    expect(listSite(siteDir, '', (link) => refused.push(link)).sort()).toEqual(['.env', ...INSIDE]);
    expect((await walk(siteDir)).sort()).toEqual(INSIDE);
    expect(await walk(siteDir, 'docs')).toContain('shared/b.md');
    const rows = refused.map(
      ({ path, target, fault }) => `${path} ${fault} ${target.replace(outside, '外')}`,
    );
    expect(rows.sort()).toEqual([
      'docs/env.txt hidden .env',
      'docs/far outside 外/docs',
      'docs/img/up loop ',
      'docs/loop loop docs',
      'docs/lost.md broken ./no-such-file.md',
      'docs/secret.md outside 外/secret.md',
      'docs/self.md broken self.md',
      'docs/token.md hidden .git/config',
    ]);
  });

  it('are followed out of it where that was asked for, and never in a circle', async () => {
    vi.stubEnv('FOLLOW_LINKS', '1');
    const { siteDir } = await makeLinked();
    const files = [...INSIDE, 'docs/env.txt', 'docs/far/far.md', 'docs/secret.md', 'docs/token.md'].sort();
    expect((await walk(siteDir)).sort()).toEqual(files);
    expect(listSite(siteDir).sort()).toEqual(['.env', ...files]);
  });

  it('are judged alike where a path is asked for by name', async () => {
    const { siteDir } = await makeLinked();
    expect(kindInSite(siteDir, 'docs/near.md')).toBe('file');
    expect(kindInSite(siteDir, 'docs/shared')).toBe('folder');
    for (const path of [
      'docs/secret.md',
      'docs/far/far.md',
      'docs/loop/a.md',
      'docs/token.md',
      'docs/lost.md',
    ])
      expect(kindInSite(siteDir, path)).toBeUndefined();
    expect(kindInSite(siteDir, 'docs/a.md/b')).toBeUndefined();
    expect(kindInSite(siteDir, 'a'.repeat(300))).toBeUndefined();
    expect(findRefusedLink(siteDir, 'docs/loop/a.md')).toMatchObject({ path: 'docs/loop', fault: 'loop' });
  });

  it('do not matter where the site folder itself lies behind one', async () => {
    const { siteDir } = await makeLinked();
    const link = join(await tempFolder({}), 'site');
    await symlink(siteDir, link);
    expect((await walk(link)).sort()).toEqual(INSIDE);
  });

  it('that lead from each folder to all others end', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `f${at}`);
    const siteDir = await tempFolder(Object.fromEntries(names.map((name) => [`${name}/a.md`, ''])));
    for (const from of names)
      for (const to of names) if (from !== to) await symlink(`../${to}`, join(siteDir, from, to));
    expect(listSite(siteDir).length).toBeLessThan(9 * 9 ** 3);
  });
});
