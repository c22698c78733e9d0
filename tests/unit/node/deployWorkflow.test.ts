// The workflow runs nowhere but on GitHub: what it needs is held here.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readBasePath } from '../../../src/node/lib/commandLine.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: Step[];
}

const fromRoot = (path: string) => new URL(`../../../${path}`, import.meta.url);
const workflow = parse(await readFile(fromRoot('.github/workflows/deploy.yml'), 'utf8'));
const jobs: Record<'change' | 'test' | 'build' | 'deploy', Job> = workflow.jobs;
const { scripts } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));

/** What a step does, in a word or two. */
const nameOf = ({ run, uses }: Step) => run?.trim().split('\n').at(-1) ?? uses?.split('@')[0];
const stepOf = ({ steps }: Job, name: string) => steps.find((step) => nameOf(step) === name);

/** Whether a condition lets something happen; the host's expressions are a part of JavaScript's. */
const isMet = (condition: string | undefined, context: object): boolean =>
  condition === undefined ||
  runInNewContext(condition.replace(/^\$\{\{|\}\}$/g, ''), { cancelled: () => false, ...context });

const ON_PUSH = { github: { event_name: 'push' } };
const ON_PULL_REQUEST = { github: { event_name: 'pull_request' } };

describe('deploy.yml', () => {
  it('checks, builds and publishes what is pushed, without a test', () => {
    const steps = jobs.build.steps.filter((step) => isMet(step.if, ON_PUSH));
    expect(steps.map(nameOf)).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'actions/cache',
      'npm ci',
      'npm run check -- --format github',
      'npm run copywriting -- --format github',
      'SITE_DIR=guide npm run check -- --format github',
      'SITE_DIR=guide npm run copywriting -- --format github',
      'actions/configure-pages',
      'npm run build',
      'SITE_DIR=guide OUT_DIR=dist/guide npm run build',
      'actions/upload-pages-artifact',
    ]);
    expect(stepOf(jobs.build, 'actions/checkout')?.with).toEqual({ 'fetch-depth': 0 });
    expect(stepOf(jobs.build, 'npm run build')?.env).toEqual({
      BASE_PATH: expect.stringContaining('steps.pages.outputs.base_path'),
    });
    expect(stepOf(jobs.build, 'SITE_DIR=guide OUT_DIR=dist/guide npm run build')?.env).toEqual({
      BASE_PATH: expect.stringMatching(/steps\.pages\.outputs\.base_path \}\}\/guide$/),
    });
    expect(stepOf(jobs.build, 'actions/upload-pages-artifact')?.with).toEqual({ path: 'dist' });
    for (const { steps, needs = [] } of [jobs.change, jobs.build]) {
      expect(needs).toEqual([]);
      expect(steps.map(({ run = '' }) => run).join('\n')).not.toMatch(/npm (?:run )?test|manifest/);
    }
  });

  it('gives a pull request the same and a preview, and never publishes it', () => {
    const steps = jobs.build.steps.filter((step) => isMet(step.if, ON_PULL_REQUEST));
    expect(steps.map(nameOf).slice(3)).toEqual([
      'npm ci',
      'npm run check -- --format github',
      'npm run copywriting -- --format github',
      'SITE_DIR=guide npm run check -- --format github',
      'SITE_DIR=guide npm run copywriting -- --format github',
      'npm run build',
      'SITE_DIR=guide OUT_DIR=dist/guide npm run build',
      'npm run bundle',
      'actions/upload-artifact',
      expect.stringContaining('GITHUB_STEP_SUMMARY'),
    ]);
    expect(stepOf(jobs.build, 'actions/upload-artifact')?.with).toMatchObject({ path: 'dist-offline' });
    expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request', 'workflow_dispatch']);
    expect(workflow.on.push).toEqual({ branches: ['main'] });
  });

  it('tests where the change is not one of content only', () => {
    expect(jobs.test.steps.map(nameOf).at(-1)).toBe('npm test');
    const isTested = (change: string) => isMet(jobs.test.if, { needs: { change: { outputs: { change } } } });
    expect([isTested('engine'), isTested('content')]).toEqual([true, false]);
    expect(existsSync(fromRoot('src/node/classifyChange.mjs'))).toBe(true);
    // The last push is no measure: its tests may have failed.
    const [, step] = jobs.change.steps;
    expect(step?.run).toMatch(/gh run list .*--status success.*\n.*\n\s*node src\/node\/classifyChange\.mjs/);
    expect(JSON.stringify(jobs.change)).not.toContain('event.before');
  });

  it.each([
    ['push', 'success', 'content', 'skipped', true],
    ['push', 'success', 'engine', 'success', true],
    ['workflow_dispatch', 'success', 'engine', 'success', true],
    ['push', 'success', 'engine', 'failure', false],
    // The change could not be told.
    ['push', 'success', '', 'skipped', false],
    ['push', 'failure', 'content', 'skipped', false],
    ['pull_request', 'success', 'content', 'skipped', false],
    ['pull_request', 'success', 'engine', 'success', false],
  ])('on %s, build %s, change „%s“, tests %s: publishes %s', (event, build, change, test, expected) => {
    const needs = { build: { result: build }, change: { outputs: { change } }, test: { result: test } };
    expect(isMet(jobs.deploy.if, { github: { event_name: event }, needs })).toBe(expected);
    expect(jobs.deploy.needs).toEqual(['change', 'test', 'build']);
  });

  it('may write nothing but the pages, and only where it deploys', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.change.permissions).toEqual({ contents: 'read', actions: 'read' });
    expect(jobs.test.permissions).toBeUndefined();
    expect(jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(workflow.jobs.deploy.environment.name).toBe('github-pages');
  });

  it('deploys one after another', () => {
    const evaluate = (expression: string, context: object) =>
      runInNewContext(expression.replace(/^\$\{\{|\}\}$/g, ''), context);
    const { group, 'cancel-in-progress': cancels } = workflow.concurrency;
    expect([evaluate(group, ON_PUSH), evaluate(cancels, ON_PUSH)]).toEqual(['pages', false]);
    const pullRequest = { github: { event_name: 'pull_request', ref: 'refs/pull/7/merge' } };
    expect([evaluate(group, pullRequest), evaluate(cancels, pullRequest)]).toEqual([
      'refs/pull/7/merge',
      true,
    ]);
  });

  it('keeps what builds have made, by system, Node, dependencies and engine, anew with each run', () => {
    const { path, key, 'restore-keys': fallbacks } = stepOf(jobs.build, 'actions/cache')?.with ?? {};
    expect(path).toBe('.cache');
    for (const part of [
      'runner.os',
      'env.NODE_VERSION',
      "hashFiles('package-lock.json')",
      "hashFiles('src/**'",
      'github.run_id',
    ])
      expect(key).toContain(`{{ ${part}`);
    const list = String(fallbacks).trim().split('\n');
    expect(list.length).toBeGreaterThan(1);
    for (const fallback of list) {
      expect(String(key).startsWith(fallback)).toBe(true);
      for (const part of ['runner.os', 'env.NODE_VERSION', 'package-lock.json'])
        expect(fallback).toContain(part);
    }
    expect(workflow.env.NODE_VERSION).toBe(20);
  });

  it('calls only commands that there are', () => {
    const called = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name));
    expect(called.length).toBeGreaterThan(3);
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('readBasePath', () => {
  it.each([
    ['', '/'],
    ['/repo', '/repo/'],
    ['/guide', '/guide/'],
  ])('reads %j, as GitHub says it, as %s', (said, path) => {
    expect(readBasePath(said)).toBe(path);
  });
});
