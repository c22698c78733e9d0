import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import type { PrerenderWorker } from '../../../../src/core/site/manifest/prerenderWorker.ts';
import { inBatches, openPrerenderer } from '../../../../src/node/compile/prerenderPool.ts';
import { testManifest } from '../../../support/testManifest.ts';

const double = async (tasks: number[]) =>
  tasks.map((task) => (task < 0 ? { failure: `${task} is none` } : { value: 2 * task }));

it('hands on together what has come meanwhile, at most as many as are allowed', async () => {
  const doAll = vi.fn(double);
  const run = inBatches(doAll, 2);
  expect(await Promise.all([1, 2, 3, 4].map(run))).toEqual([2, 4, 6, 8]);
  expect(doAll.mock.calls).toEqual([[[1]], [[2, 3]], [[4]]]);
});

it('has the next ones on their way before anybody goes on with what is done', async () => {
  const doAll = vi.fn(double);
  const run = inBatches(doAll, 1);
  const second = vi.fn(() => expect(doAll).toHaveBeenCalledTimes(2));
  await Promise.all([run(1).then(second), run(2)]);
  expect(second).toHaveBeenCalled();
});

it('tells of each task what has become of it, and of all of them where nothing did', async () => {
  const run = inBatches(double, 4);
  const outcomes = await Promise.allSettled([1, -1, 2].map(run));
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    2,
    '-1 is none',
    4,
  ]);
  const gone = inBatches<number, number>(() => Promise.reject(new Error('the thread is gone')), 4);
  for (const result of await Promise.allSettled([gone(1), gone(2)]))
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'the thread is gone' } });
});

const file = await openPrerenderer();

/** The texts of a file and of all that it imports from the start. */
async function readWithImports(path: string, seen = new Map<string, string>()) {
  if (seen.has(path)) return seen;
  const text = await readFile(path, 'utf8');
  seen.set(path, text);
  for (const [, name = ''] of text.matchAll(/^(?:import|\} from) ?(?:[^'"]* from )?"\.\/([^"]+)";$/gm))
    await readWithImports(join(dirname(path), name), seen);
  return seen;
}

const renderText = async (text: string) => {
  const { renderPage } = (await import(pathToFileURL(file).href)) as PrerenderWorker;
  const doc = { file: 'docs/v8/deploy.md', text };
  return (await renderPage({ path: '/docs/deploy', manifest: JSON.stringify(testManifest), doc })).html;
};

it('loads what renders a page from the start, and lazy parts only on demand', async () => {
  const texts = [...(await readWithImports(file)).values()].join('\n');
  // Booleans: a failed match would print a text of a megabyte.
  expect(texts.includes('// node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js')).toBe(
    true,
  );
  expect(texts.includes('// node_modules/@codemirror/')).toBe(false);
  // Names of classes without their rules.
  expect(/"footer": "c[A-Za-z0-9]{4}"/.test(texts)).toBe(true);
  expect(texts.includes('var(--border)')).toBe(false);
});

it('finds the grammars of code in the packages', async () => {
  expect(await renderText('# 部署\n\n```yaml\nport: 8035 # 端口\n```\n')).toMatch(
    /<span class="[^"]*hljs-attr[^"]*">port:?<\/span>/,
  );
});

it('renders elements with classes that exist', async () => {
  const boxes = ['note', 'tip', 'info', 'caution', 'danger'].map((kind) => `:::${kind}\n\n内容\n\n:::\n`);
  const html = await renderText(
    `# 部署\n\n## 启动\n\n${boxes.join('\n')}\n\`\`\`bash\nls\n\`\`\`\n\n| 甲 |\n| - |\n| 乙 |\n`,
  );
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter((names) => !/^[^\s"]+(?: [^\s"]+)*$/.test(names))).toEqual([]);
  expect(html).not.toMatch(/class="[^"]*\b(?:undefined|null|false)\b/);
});
