// The prerenderer, the application's components bundled for Node with the class names of the browser, and its threads.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { PrerenderWorker } from '../../core/site/manifest/prerenderWorker.ts';
import { PROJECT } from '../lib/project.ts';
import { inLanguage, LANGUAGE_CONDITIONS, NODE_BUNDLE, REPLACED_MODULES } from './bundlerSettings.ts';
import { listCompilerFiles } from './engine.ts';
import { openPart } from './engineStore.mjs';
import { startWorkers } from './startWorkers.ts';

/** Path of the module that exports PrerenderWorker. Rejects with esbuild's message where the code has errors. */
export async function openPrerenderer(): Promise<string> {
  const { folder } = await openPart(inLanguage('prerender'), async (outdir) => {
    // Lazy imports: an unchanged build needs neither esbuild nor lightningcss.
    const [{ build }, { namesInSheet, readPartSheet }] = await Promise.all([
      import('esbuild'),
      import('./stylesheets.ts'),
    ]);
    const { metafile } = await build({
      ...NODE_BUNDLE,
      absWorkingDir: PROJECT,
      entryPoints: ['src/reader/entries/prerender.tsx'],
      outdir,
      conditions: [...LANGUAGE_CONDITIONS, 'webpack', 'production', 'module'],
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      // node/diagrams renders diagrams in worker processes. Grammars are imported by a computed path (grammars.ts),
      // which Node resolves when it runs.
      external: ['mermaid'],
      plugins: [
        replaceModules,
        importClassNames((file, css) =>
          file.endsWith('.part.module.css') ? readPartSheet(file, css).names : namesInSheet(file, css),
        ),
      ],
    });
    return { inputs: [...Object.keys(metafile.inputs), ...listCompilerFiles()], value: null };
  });
  return join(folder, 'prerender.mjs');
}

const replaceModules: Plugin = {
  name: 'replaced modules',
  setup(build) {
    for (const [name, path] of Object.entries(REPLACED_MODULES))
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path }));
  },
};

/** A CSS module exports its class names; the rules are in the browser's stylesheet. */
const importClassNames = (readNames: (file: string, css: Buffer) => Record<string, string>): Plugin => ({
  name: 'class names',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const file = relative(PROJECT, path).replaceAll('\\', '/');
      if (!file.endsWith('.module.css')) return { contents: '' };
      return { contents: `export default ${JSON.stringify(readNames(file, await readFile(path)))};` };
    });
  },
});

export interface PagePool {
  renderPage: PrerenderWorker['renderPage'];
  /** Ends the threads. */
  close: () => Promise<void>;
}

export interface PrerenderEngine {
  /** Hash of the compiled code, a part of the cache keys of the rendered pages. */
  hash: string;
  /** Starts threads for a number of pages. */
  open: (pages: number) => PagePool;
}

/** Number of pages that a warm thread renders while a new thread loads and warms up. */
const PAGES_PER_THREAD = 200;
/**
 * Pages in one message to a thread: a thread renders a batch in about the time in which this process writes the
 * previous one.
 */
const BATCH = 4;

export async function loadPrerenderEngine(): Promise<PrerenderEngine> {
  const file = await openPrerenderer();
  const code = await readFile(file);
  return {
    // Regular expressions match other letters under another version of Unicode.
    hash: createHash('sha256')
      .update(process.versions.unicode ?? '')
      .update(code)
      .digest('hex'),
    open: (pages) => openPool(file, countThreads(pages)),
  };
}

/** Leaves one processor for the main thread, which distributes the pages and writes them. */
function countThreads(pages: number): number {
  return Math.max(1, Math.min(availableParallelism() - 1, Math.ceil(pages / PAGES_PER_THREAD)));
}

type Thread = ReturnType<typeof openThread>;

function openPool(file: string, count: number): PagePool {
  const threads = Array.from({ length: count }, () => openThread(file));
  const threadByFile = new Map<string, Thread>();
  return {
    renderPage(task) {
      const name = task.doc?.file ?? task.path;
      // All pages of a file are sent to the same thread, which caches the AST: versions may share a file.
      const thread = threadByFile.get(name) ?? (threads[threadByFile.size % count] as Thread);
      threadByFile.set(name, thread);
      return thread.renderPage(task);
    },
    close: async () => void (await Promise.all(threads.map(({ end }) => end()))),
  };
}

function openThread(file: string) {
  const workers = startWorkers<Pick<PrerenderWorker, 'renderPages'>>(pathToFileURL(file), ['renderPages'], {
    threads: true,
  });
  return {
    renderPage: inBatches(
      async (tasks: Parameters<PrerenderWorker['renderPages']>[0]) => (await workers).renderPages(tasks),
      BATCH,
    ),
    end: async () => (await workers).end(),
  };
}

type Outcome<R> = { value: R } | { failure: string };

interface QueuedTask<T, R> {
  task: T;
  resolve: (value: R) => void;
  reject: (reason: unknown) => void;
}

/**
 * Queues tasks for a thread and sends waiting tasks in batches: with one task per message the thread would be idle
 * until this thread has handled the response.
 * @param runAll resolves to the outcomes, in the order of the tasks
 * @param size most tasks in a message
 */
export function inBatches<T, R>(
  runAll: (tasks: T[]) => Promise<readonly Outcome<R>[]>,
  size: number,
): (task: T) => Promise<R> {
  const queue: QueuedTask<T, R>[] = [];
  let isBusy = false;
  const send = async () => {
    if (isBusy || queue.length === 0) return;
    isBusy = true;
    const batch = queue.splice(0, size);
    const settled = await runAll(batch.map(({ task }) => task)).then(
      (outcomes) => outcomes,
      (reason: unknown) => batch.map(() => ({ reason })),
    );
    isBusy = false;
    // The thread gets its next batch before this one handles the results.
    void send();
    for (const [at, { resolve, reject }] of batch.entries()) settle(settled[at], resolve, reject);
  };
  return (task) =>
    new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject });
      void send();
    });
}

function settle<R>(
  outcome: Outcome<R> | { reason: unknown } | undefined,
  resolve: (value: R) => void,
  reject: (reason: unknown) => void,
): void {
  if (outcome !== undefined && 'value' in outcome) resolve(outcome.value);
  else if (outcome !== undefined && 'failure' in outcome) reject(new Error(outcome.failure));
  else reject(outcome?.reason);
}
