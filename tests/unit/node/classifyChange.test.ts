import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../support/tempFolder.ts';
import { writeFiles } from './temporarySite.ts';

const SCRIPT = fileURLToPath(new URL('../../../src/node/classifyChange.mjs', import.meta.url));
const PATIENCE = { timeout: 60_000 };

const run = (folder: string, program: string, ...args: string[]) => {
  const env = { ...process.env, GITHUB_OUTPUT: join(folder, '.git/output') };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
  expect(status, stderr).toBe(0);
  return stdout;
};

/** A project with one commit. */
async function makeProject() {
  const folder = await tempFolder({ 'public/docs/甲.md': '# 甲\n', 'src/a.ts': 'export const a = 1;\n' });
  const git = (...args: string[]) =>
    run(folder, 'git', '-c', 'user.name=T', '-c', 'user.email=t@t.t', '-c', 'commit.gpgsign=false', ...args);
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'x');
    return git('rev-parse', 'HEAD').trim();
  };
  git('init', '-q');
  return { folder, git, commit, base: commit() };
}

/** The line that the script prints, in the log and to the workflow. */
async function kindOf(folder: string, base: string): Promise<string> {
  const said = run(folder, process.execPath, SCRIPT, base);
  const output = await readFile(join(folder, '.git/output'), 'utf8');
  expect(said.endsWith(output.slice(output.lastIndexOf('change=')))).toBe(true);
  return said.trim().split('\n').at(-1) ?? '';
}

async function kindOfFiles(files: Record<string, string>): Promise<string> {
  const { folder, commit, base } = await makeProject();
  await writeFiles(folder, files);
  commit();
  return kindOf(folder, base);
}

describe('classifyChange.mjs', PATIENCE, () => {
  it('is that of content where nothing but the site folder has changed, whatever its files are called', async () => {
    expect(
      await kindOfFiles({
        'public/docs/甲.md': '# 乙\n',
        'public/docs/"新" 页.md': '新',
        'public/manifest.json': '{}',
        'guide/docs/a.md': 'A',
      }),
    ).toBe('change=content');
  });

  it.each([
    'src/b.ts',
    'package-lock.json',
    '.github/workflows/deploy.yml',
    'docs/a.md',
    'publicity/a.md',
    'public',
    'public/manifest.schema.json',
    'public/.copywriting.yml',
    'guide/zh/docs/reference/manifest.md',
  ])('is the engine’s where %s has changed too', async (file) => {
    const { folder, git, commit, base } = await makeProject();
    if (file === 'public') git('rm', '-rq', 'public');
    await writeFiles(folder, { [file]: '{}', ...(file !== 'public' && { 'public/docs/a.md': '新' }) });
    commit();
    expect(await kindOf(folder, base)).toBe('change=engine');
  });

  it('is the engine’s where a file of the engine has become a page', async () => {
    const { folder, commit, base } = await makeProject();
    await mkdir(join(folder, 'public/docs/v8'), { recursive: true });
    await rename(join(folder, 'src/a.ts'), join(folder, 'public/docs/v8/a.ts'));
    commit();
    expect(await kindOf(folder, base)).toBe('change=engine');
  });

  it('counts all commits since the good one', async () => {
    const { folder, commit, base } = await makeProject();
    await writeFiles(folder, { 'src/a.ts': 'broken' });
    const broken = commit();
    await writeFiles(folder, { 'public/docs/甲.md': '# 乙\n' });
    commit();
    expect(await kindOf(folder, base)).toBe('change=engine');
    expect(await kindOf(folder, broken)).toBe('change=content');
  });

  it('is the engine’s where nobody knows a good commit, or the history was written anew', async () => {
    const { folder, git, commit, base } = await makeProject();
    for (const unknown of ['', '0'.repeat(40), 'f'.repeat(40), 'HEAD', '--output=x'])
      expect(await kindOf(folder, unknown), unknown).toBe('change=engine');
    await writeFiles(folder, { 'public/docs/甲.md': '# 乙\n' });
    const left = commit();
    git('reset', '-q', '--hard', base);
    expect(await kindOf(folder, left)).toBe('change=engine');
  });
});
