// What draws pages ahead, as a build bundles it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { PrerenderThread } from '../../../../src/core/site/manifest/prerender.ts';
import { bundlePrerender } from '../../../../src/node/compile/bundlePrerender.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { testManifest } from '../../../support/testManifest.ts';

/** The texts of a file and of all that it imports from the start. */
async function readWithImports(folder: string, file: string, seen = new Map<string, string>()) {
  if (seen.has(file)) return seen;
  const text = await readFile(join(folder, file), 'utf8');
  seen.set(file, text);
  for (const [, path = ''] of text.matchAll(/^(?:import|\} from) ?(?:[^'"]* from )?"\.\/([^"]+)";$/gm))
    await readWithImports(folder, path, seen);
  return seen;
}

it('loads what draws a page from the start, and no part that comes when somebody asks for it', async () => {
  const folder = await tempFolder();
  const texts = [...(await readWithImports(folder, await bundlePrerender(folder))).values()].join('\n');
  // Said of a text of a megabyte, which nobody wants to see.
  expect(texts.includes('// node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js')).toBe(
    true,
  );
  expect(texts.includes('// node_modules/@codemirror/')).toBe(false);
  // Names of classes without their rules.
  expect(/"footer": "c[A-Za-z0-9]{5}"/.test(texts)).toBe(true);
  expect(texts.includes('var(--border)')).toBe(false);
});

it('knows where the grammars are, wherever it is put', async () => {
  const folder = await tempFolder();
  const texts = [...(await readWithImports(folder, await bundlePrerender(folder))).values()].join('\n');
  expect(texts.includes('import(`highlight.js')).toBe(false);
  expect(/"?yaml"?: ?\(\) => import\("\.\/yaml-[A-Z0-9]+\.mjs"\)/.test(texts)).toBe(true);
});

it('draws elements with classes that there are', async () => {
  const folder = await tempFolder();
  const file = pathToFileURL(join(folder, await bundlePrerender(folder))).href;
  const { draw } = (await import(file)) as PrerenderThread;
  const boxes = ['note', 'tip', 'info', 'caution', 'danger'].map((kind) => `:::${kind}\n\n内容\n\n:::\n`);
  const text = `# 部署\n\n## 启动\n\n${boxes.join('\n')}\n\`\`\`bash\nls\n\`\`\`\n\n| 甲 |\n| - |\n| 乙 |\n`;
  const doc = { file: 'docs/v8/deploy.md', text };
  const { html } = await draw({ path: '/docs/deploy', manifest: JSON.stringify(testManifest), doc });
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter((names) => !/^[^\s"]+(?: [^\s"]+)*$/.test(names))).toEqual([]);
  expect(html).not.toMatch(/class="[^"]*\b(?:undefined|null|false)\b/);
});
