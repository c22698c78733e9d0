// A disk that holds names for the same that differ in case, as those of Windows and macOS do.
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toPlan } from '../../../../src/writer/refactor/plan.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** Inside `docs` every path is read in small letters. */
const fold = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\/docs\/.*$/, (path) => path.toLowerCase()) : value;

beforeEach(() => {
  const folded = Object.entries(disk).map(([name, member]) => [
    name,
    typeof member === 'function'
      ? (...given: unknown[]) => Reflect.apply(member, disk, given.map(fold))
      : member,
  ]);
  vi.doMock('node:fs/promises', () => Object.fromEntries(folded));
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

it.each(['# 部署\n', '# 部署，改过\n'])(
  'Deploy.md becomes deploy.md with %j, and Deploy.md again',
  async (text) => {
    const { applyPlan, undoLast } = await import('../../../../src/node/refactor/applyPlan.ts');
    const siteDir = await tempFolder({ 'docs/deploy.md': '# 部署\n' });
    const read = () => disk.readFile(join(siteDir, 'docs/deploy.md'), 'utf8');
    const plan = toPlan([
      { file: 'docs/Deploy.md', before: '# 部署\n', after: undefined },
      { file: 'docs/deploy.md', before: undefined, after: text },
    ]);
    await applyPlan(siteDir, plan);
    expect(await read()).toBe(text);
    await undoLast(siteDir);
    expect(await read()).toBe('# 部署\n');
  },
);

it('a new file overwrites no other', async () => {
  const { applyPlan } = await import('../../../../src/node/refactor/applyPlan.ts');
  const siteDir = await tempFolder({ 'docs/deploy.md': '# 别的\n' });
  const plan = toPlan([{ file: 'docs/Deploy.md', before: undefined, after: '# 部署\n' }]);
  await expect(applyPlan(siteDir, plan)).rejects.toThrow('在此期间被改过');
});
