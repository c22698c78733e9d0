// refresh.mjs: the manifest generator, the search index builder and the content check in one file.

import { REFRESH_FILE } from '../build/engineFiles.ts';
import { leaveOutDiagrams } from '../compile/diagramParts.ts';
import { inProject } from '../lib/project.ts';
import { pageCache } from '../pageIndex/pageCache.ts';

const PROGRAM = inProject('src/node/refresh/refreshProgram.ts');

/** Runs before the rest, so that an old Node says what is wrong in words. */
const HEAD = `// 更新文档：node refresh.mjs
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error('需要 Node.js 20 或更高版本，当前是 ' + process.version + '。');
  process.exit(1);
}`;

/** The program's text, kept like the facts: it is made of the same code. */
export function buildRefresh(): Promise<string> {
  return pageCache.getOrMake(REFRESH_FILE, bundle);
}

async function bundle(): Promise<string> {
  // Loaded where it is needed: the bundler is not small.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [PROGRAM],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: HEAD },
    plugins: [leaveOutDiagrams],
    // It bundles nothing, having no sources.
    external: ['esbuild'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
