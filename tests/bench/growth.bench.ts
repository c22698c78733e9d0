// What a first visit costs where the site is larger: one page as the site has it, and the same page among generated ones.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../../src/node/build/buildSite.ts';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import { cacheDir } from '../../src/node/lib/project.ts';
import { findSiteDir } from '../../src/node/lib/typedPath.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median } from '../support/browser.ts';
import { copyEnlarged } from '../support/generatedSite.ts';
import { serve } from '../support/server.ts';
import { openSlowPage, readPaints, readWeight } from '../support/takeOver.ts';

export const name = 'growth';

const PAGE = 'docs/deploy';
const MISSING = 'docs/deploi';
const WORK = cacheDir('bench-growth');
/** How long a visit lasts, in milliseconds: by then the page is taken over. */
const VISIT = 4000;
/** How many times the bytes of the small site may come before take-over, by the number of generated pages. */
const BYTES = [
  { pages: 1000, share: 1.15 },
  { pages: Number.POSITIVE_INFINITY, share: 1.25 },
];

interface Visit {
  taken: number;
  bytes: number;
  /** Files that a page nobody has written asks for beyond its own shell. */
  asked: number;
}

/** Cold visits on a slow network and a slow processor, by turns; with `--pages 0` there is nothing to compare. */
export async function run({ pages, rounds }: BenchContext): Promise<BenchRow[]> {
  if (pages === 0) return [];
  const enlarged = await copyEnlarged(findSiteDir(), pages);
  const folders = [join(WORK, 'small'), join(WORK, 'large')] as const;
  try {
    await buildSite({ siteDir: findSiteDir(), outDir: folders[0], basePath: '/' });
    await buildSite({ siteDir: enlarged.folder, outDir: folders[1], basePath: '/' });
    const [small, large] = await visitByTurns(folders, rounds);
    const share = BYTES.find((bound) => pages <= bound.pages)?.share ?? 1;
    const ratio = (figure: string, field: keyof Visit, target: number): BenchRow => ({
      figure: `${figure}, ${pages} pages more to none`,
      value: middle(large, field) / middle(small, field),
      unit: 'ratio',
      target,
    });
    return [
      { figure: 'before take-over', value: middle(large, 'bytes') / 1024, unit: 'KiB' },
      ratio('before take-over', 'bytes', share),
      { figure: 'take-over', value: middle(large, 'taken'), unit: 'ms' },
      ratio('take-over', 'taken', 1.2),
      ratio('requests of a page that is not there', 'asked', 1),
    ];
  } finally {
    await rm(WORK, { recursive: true, force: true });
    await enlarged.remove();
  }
}

function middle(visits: readonly Visit[], field: keyof Visit): number {
  return median(visits.map((visit) => visit[field]));
}

async function visitByTurns(folders: readonly [string, string], rounds: number): Promise<[Visit[], Visit[]]> {
  const servers = await Promise.all(folders.map((folder) => serve(createSiteHandler({ folder }))));
  const browser = await launchBrowser();
  const open = async (address: string) => {
    const page = await openSlowPage(browser);
    await page.goto(address);
    await page.waitForTimeout(VISIT);
    return page;
  };
  const visit = async (root: string): Promise<Visit> => {
    const page = await open(root + PAGE);
    const { taken } = await readPaints(page);
    const { all: bytes } = await readWeight(page, taken);
    await page.context().close();
    const missing = await open(root + MISSING);
    const asked = await missing.evaluate(() => performance.getEntriesByType('resource').length);
    await missing.context().close();
    return { taken, bytes, asked };
  };
  const visits: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { url }] of servers.entries()) visits[index]?.push(await visit(url));
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  return visits;
}
