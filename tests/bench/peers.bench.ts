// Visits and clicks beside other engines over the same Chinese content: the harness and the builds that stand
// beside the project (../shared/bench, its README), and the same page of ours without any script.
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir } from '../../src/node/lib/project.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { ensureChromium } from '../../src/node/testing/ensureChromium.ts';
import { launchBrowser, median } from '../support/browser.ts';
import { call, openPeers, SHARED } from '../support/peers.ts';
import { openSlowPage, readPaints, readWeight } from '../support/takeOver.ts';

export const name = 'peers';

const WORK = cacheDir('bench-peers');
const PEERS = ['docusaurus3+search', 'starlight', 'docsify', 'rspress'];

/** What the harness writes: samples by site, by profile and step, by figure. */
type Results = Record<string, Record<string, Record<string, number[]>>>;

export async function run({ rounds }: BenchContext): Promise<BenchRow[]> {
  const folders = await openPeers(WORK);
  if (folders === undefined) return [];
  const { ours = '' } = folders;
  const [harness, plain] = [join(WORK, 'harness'), join(WORK, 'plain')];
  await mkdir(join(WORK, 'out'), { recursive: true });
  await cp(SHARED, harness, { recursive: true });
  call('npm', ['ci', '--no-audit', '--no-fund'], harness);
  call('node', ['plain.mjs', ours, plain], harness);
  const sites = Object.entries({ ...folders, plain }).map(([site, folder]) => `${site}=${folder}`);
  const out = join(WORK, 'out');
  const options = ['--runs', String(rounds), '--hover-runs', '0', '--only', 'cold,nav', '--out', out];
  process.env.CHROMIUM = await ensureChromium();
  call('node', ['bench.mjs', ...options, ...sites], harness);
  call('node', ['headline.mjs', join(out, 'results.json')], harness);
  const { results } = JSON.parse(await readFile(join(out, 'results.json'), 'utf8')) as { results: Results };
  return [...compare(results), ...(await measureTakeOver(harness, { ours, plain }, rounds))];
}

/** The page of the shared corpus that the harness visits. */
const PAGE = '/docs/deploy';
/** As the harness does: they are kept out. */
const PICTURES = ['*.png', '*.jpg', '*.jpeg', '*.gif', '*.webp', '*.avif', '*.bmp', '*.ico'];
/** How long a visit lasts, in milliseconds: by then the page is taken over. */
const VISIT = 4000;

/** What the harness does not know of: when the application has taken the page over, and what had come by then. */
async function measureTakeOver(
  harness: string,
  folders: { ours: string; plain: string },
  rounds: number,
): Promise<BenchRow[]> {
  const { serve } = (await import(join(harness, 'lib/serve.mjs'))) as {
    serve: (
      folders: Record<string, string>,
    ) => Promise<{ sites: Record<string, { origin: string }>; stop: () => Promise<void> }>;
  };
  const server = await serve(folders);
  const browser = await launchBrowser(['--ignore-certificate-errors']);
  const visit = async (site: string) => {
    const page = await openSlowPage(browser, PICTURES);
    await page.goto(`${server.sites[site]?.origin}${PAGE}`);
    await page.waitForTimeout(VISIT);
    const paints = await readPaints(page);
    const { all, scripts } = await readWeight(page, paints.taken);
    await page.context().close();
    return { ...paints, all, scripts };
  };
  type Visit = Awaited<ReturnType<typeof visit>>;
  const ours: Visit[] = [];
  const plain: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await visit('ours'));
    plain.push(await visit('plain'));
  }
  await browser.close();
  await server.stop();
  const middle = (visits: readonly Visit[], field: keyof Visit) => median(visits.map((one) => one[field]));
  return [
    { figure: 'take-over', value: middle(ours, 'taken'), unit: 'ms' },
    { figure: 'largest text of the plain copy beside it', value: middle(plain, 'largest'), unit: 'ms' },
    {
      figure: 'take-over to the plain copy’s largest text',
      value: middle(ours, 'taken') / middle(plain, 'largest'),
      unit: 'ratio',
      target: 1.7,
    },
    { figure: 'scripts before take-over', value: middle(ours, 'scripts') / 1024, unit: 'KiB', target: 115 },
    { figure: 'everything before take-over', value: middle(ours, 'all') / 1024, unit: 'KiB', target: 150 },
  ];
}

/** The bounds of a first visit and of a click, as ratios within this run. */
function compare(results: Results): BenchRow[] {
  const of = (site: string, step: string, figure: string) => median(results[site]?.[step]?.[figure] ?? []);
  const slow = (site: string, figure: string) => of(site, 'slow4g/cold', figure);
  const ratio = (figure: string, site: string, target: number): BenchRow => ({
    figure: `${figure}: ours to ${site}, slow 4G`,
    value: slow('ours', figure) / slow(site, figure),
    unit: 'ratio',
    target,
  });
  const clicks = ['slow4g', 'unthrottled'].flatMap((profile) =>
    Object.keys(results.ours ?? {})
      .filter((step) => step.startsWith(`${profile}/nav/`))
      .map((step) => ({
        figure: `${step}: ours to docsify`,
        value: of('ours', step, 'ms') / of('docsify', step, 'ms'),
        unit: 'ratio',
        target: 1,
      })),
  );
  return [
    ...['fcp', 'lcp'].flatMap((figure) => [
      ratio(figure, 'plain', 1.05),
      ...PEERS.map((peer) => ratio(figure, peer, 1)),
    ]),
    ratio('tbt', 'plain', 1.25),
    ratio('tbt', 'starlight', 1),
    { figure: 'until quiet', value: slow('ours', 'bytes') / 1024, unit: 'KiB', target: 190 },
    ...clicks,
  ];
}
