// A page that many lead to gets another name: on disk, from the plan to the last byte.
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { applyPlan, undoLast } from '../../../../src/node/refactor/applyPlan.ts';
import { openJournal } from '../../../../src/node/refactor/changeJournal.ts';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planMove } from '../../../../src/writer/refactor/planRelocation.ts';
import { planned } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { countSteps, killAt } from '../../../support/watchedFiles.ts';

const WAYS = ['../deploy.md', '/docs/deploy', '../deploy.md#启动', '../deploy', '/docs/v8/deploy.md#启动'];
const TARGETS = [
  '../运维/安装.md',
  '/docs/运维/安装',
  '../运维/安装.md#启动',
  '../运维/安装',
  '/docs/v8/运维/安装.md#启动',
];

/** Twelve pages that link to one, in all ways and with all line ends. */
const page = (at: number, ways: readonly string[]) => {
  const end = at % 2 ? '\r\n' : '\n';
  const lines = [
    `# 第 ${at} 页`,
    '',
    `见[部署](${ways[at % 5]})，\`${WAYS[at % 5]}\`，[上一页](../p${(at + 3) % 4}/page-${(at + 11) % 12}.md)。`,
    '',
  ];
  return (at % 3 ? '' : '\uFEFF') + lines.join(end);
};
const fileOf = (at: number) => `docs/v8/p${at % 4}/page-${at}.md`;
const PAGES = Array.from({ length: 12 }, (_, at) => at);
const OLD = 'docs/v8/deploy.md';
const FRESH = 'docs/v8/运维/安装.md';

const newSite = () =>
  tempFolder({
    'manifest.json': JSON.stringify({
      site: { title: '站点' },
      versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs' }],
    }),
    'docs/v8/index.md': '# 首页\n\n正文。\n',
    [OLD]: '# 部署\n\n正文，[首页](index.md)。\n\n## 启动\n',
    ...Object.fromEntries(PAGES.map((at) => [fileOf(at), page(at, WAYS)])),
  });

/** The bytes of a site's files, its journal excepted. */
async function readSite(folder: string): Promise<Record<string, string>> {
  const files = listFolder(folder)
    .filter((file) => !file.startsWith('.changes/'))
    .sort();
  const read = async (file: string) =>
    [file, (await readFile(join(folder, file))).toString('latin1')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

describe('a page that twelve pages link to', () => {
  it('updates links, anchors and redirects, and undo restores the bytes', async () => {
    const folder = await newSite();
    const before = await readSite(folder);
    const findAll = async () =>
      (await checkContent(folder)).findings.map(({ file, message }) => [file, message]);
    const findings = await findAll();
    const plan = planned(await planMove(await openSiteFiles(folder), OLD, FRESH));
    expect(plan.notes).toEqual([]);
    expect(plan.changes).toHaveLength(PAGES.length + 3);
    await applyPlan(folder, plan);
    for (const at of PAGES) expect(await readFile(join(folder, fileOf(at)), 'utf8')).toBe(page(at, TARGETS));
    const { redirects } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(redirects).toEqual({ '/docs/deploy': '/docs/运维/安装' });
    expect(await readFile(join(folder, FRESH), 'utf8')).toContain('[首页](../index.md)');
    expect(await findAll()).toEqual(findings);
    await undoLast(folder);
    expect(await readSite(folder)).toEqual(before);
  });

  it('is renamed atomically wherever the process is killed', async () => {
    const first = await newSite();
    const before = await readSite(first);
    const plan = planned(await planMove(await openSiteFiles(first), OLD, FRESH));
    const whole = await tempFolder();
    await cp(first, whole, { recursive: true });
    const steps = await countSteps(() => applyPlan(whole, plan));
    const after = await readSite(whole);
    const ends = new Set<string>();
    for (let killed = 1; killed <= steps; killed += 7) {
      const folder = await tempFolder();
      await cp(first, folder, { recursive: true });
      await expect(killAt(killed, () => applyPlan(folder, plan))).rejects.toThrow('killed');
      await openJournal(folder).finish();
      const now = JSON.stringify(await readSite(folder));
      ends.add(now === JSON.stringify(before) ? 'nothing' : now === JSON.stringify(after) ? 'all' : now);
    }
    expect(ends).toEqual(new Set(['nothing', 'all']));
  });
});
