// A small site of its own, built with pages that are drawn as their titles.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from '../../src/core/document/parseDocument.ts';
import { describeRoute } from '../../src/core/site/head/pageHead.ts';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import type { PrerenderTask } from '../../src/core/site/manifest/prerenderWorker.ts';
import { findRoute } from '../../src/core/site/urls/route.ts';
import { buildSite } from '../../src/node/build/buildSite.ts';
import { indexAndCheck } from '../../src/node/build/indexAndCheck.worker.ts';
import type { BuildTools } from '../../src/node/build/writeSite.ts';
import { tempFolder } from './tempFolder.ts';

const engine = { scripts: ['assets/web.js'], styles: ['assets/web.css'], parts: new Map(), files: [] };

/** Draws a page as its title, and counts. */
export function fakeTools(cache: string) {
  const drawn: string[] = [];
  let closed = 0;
  return {
    drawn,
    /** How often threads were ended. */
    closed: () => closed,
    compileEngine: async (outDir: string) => {
      await mkdir(join(outDir, 'assets'));
      await writeFile(join(outDir, 'assets/web.css'), 'main{color:red}dialog{color:red}');
      return engine;
    },
    loadPrerender: async () => ({
      hash: '1',
      open: () => ({
        renderPage: async ({ path, manifest, doc }: PrerenderTask) => {
          drawn.push(path);
          const title = doc && parseDocument(doc.text).doc.title;
          if (title === '坏页') throw new Error('坏了');
          const data = JSON.stringify({ text: doc?.text, end: '</script>' });
          const slice: Manifest = JSON.parse(manifest);
          const summary = describeRoute(slice, findRoute(slice, path));
          return { html: `<main>${title ?? path}</main>`, data, summary };
        },
        close: async () => {
          closed += 1;
        },
      }),
    }),
    indexAndCheck: () => indexAndCheck,
    findHash: async () => '1',
    cache,
  };
}

/** What a build writes there, by file. */
export async function readAll(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string) => [path.slice(folder.length), await readFile(path, 'utf8')] as const;
  return Object.fromEntries(await Promise.all(paths.sort().map(read)));
}

/** @param more files of the site, by path */
export async function buildSample(basePath = '/repo/', more: Record<string, string | Buffer> = {}) {
  const siteDir = await tempFolder({
    'manifest.json': JSON.stringify({
      site: { title: '测试站' },
      versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
    }),
    'docs/v8/index.md': '# 文档\n',
    'docs/v8/deploy.md': '# 部署\n',
    'docs/v8/draft.md': '---\ndraft: true\n---\n# 草稿\n',
    'docs/v8/unlisted.md': '---\nunlisted: true\n---\n# 密谈\n',
    'docs/v8/unsearched.md': '---\nsearch: false\n---\n# 私事\n',
    'docs/v8/img/界面.png': 'png',
    CNAME: 'docs.example.org',
    '.env': 'secret',
    ...more,
  });
  const outDir = join(await tempFolder(), 'dist');
  const cache = join(await tempFolder(), '.cache');
  const reports: string[] = [];
  const run = async (more: Partial<BuildTools> = {}) => {
    const tools = { ...fakeTools(cache), ...more };
    const report = (message: string) => reports.push(message);
    return { ...(await buildSite({ siteDir, outDir, basePath, report }, tools)), drawn: tools.drawn };
  };
  const result = await run();
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(outDir.length + 1)
        .replaceAll('\\', '/'),
    );
  return {
    result,
    reports,
    siteDir,
    outDir,
    cache,
    files: files.sort(),
    read: (file: string) => readFile(join(outDir, file), 'utf8'),
    buildAgain: run,
    edit: (file: string, text: string) => writeFile(join(siteDir, file), text),
  };
}
