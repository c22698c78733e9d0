// The workflow runs nowhere but on GitHub: what it needs is held here.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readBasePath } from '../../../src/node/lib/commandLine.ts';

const text = await readFile(new URL('../../../.github/workflows/deploy.yml', import.meta.url), 'utf8');
const workflow = parse(text);
const steps: { uses?: string; run?: string; with?: object; env?: object }[] = workflow.jobs.build.steps;
const stepOf = (name: string) => steps.find(({ uses, run }) => run === name || uses?.startsWith(`${name}@`));

describe('deploy.yml', () => {
  it('checks out the whole history, tests, builds for the host’s path and uploads, in this order', () => {
    expect(steps.map(({ uses, run }) => run ?? uses?.split('@')[0])).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'actions/configure-pages',
      'npm test',
      'npm run build',
      'actions/upload-pages-artifact',
    ]);
    expect(stepOf('actions/checkout')?.with).toEqual({ 'fetch-depth': 0 });
    expect(stepOf('actions/setup-node')?.with).toMatchObject({ 'node-version': 20 });
    expect(stepOf('npm run build')?.env).toEqual({
      BASE_PATH: expect.stringContaining('steps.pages.outputs.base_path'),
    });
    expect(stepOf('actions/upload-pages-artifact')?.with).toEqual({ path: 'dist' });
  });

  it('may write nothing but the pages, and only where it deploys', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(workflow.jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(workflow.jobs.deploy.environment.name).toBe('github-pages');
    expect(workflow.concurrency).toEqual({ group: 'pages', 'cancel-in-progress': false });
  });
});

describe('readBasePath', () => {
  it.each([
    ['', '/'],
    ['/repo', '/repo/'],
  ])('reads %j, as GitHub says it, as %s', (said, path) => {
    expect(readBasePath(said)).toBe(path);
  });
});
