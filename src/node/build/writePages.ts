// Draws the pages of a site and writes their files, each as soon as it is drawn.
import { fileOfRoute } from '../../core/site/urls/route.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { messageOf } from '../../lib/messageOf.ts';
import type { Progress } from '../lib/progress.ts';
import type { ShellWriter } from './shellWriter.ts';
import { type Address, findShellFile } from './sitePages.ts';
import type { SnapshotDrawer } from './snapshots.ts';

const PARALLEL = 8;

interface PageTools {
  snapshots: SnapshotDrawer;
  /** Comes when the engine is compiled. */
  shells: Promise<ShellWriter>;
  onProgress: Progress;
  /** Is told what went wrong with a page. */
  report: (message: string) => void;
}

/**
 * Draws each page and writes its file. A page that cannot be drawn is told to the writer; the application tells the
 * reader, and the shell stays empty.
 * @returns how many files there are
 */
export async function writePages(
  addresses: readonly Address[],
  { snapshots, shells, onProgress, report }: PageTools,
): Promise<number> {
  let writer: ShellWriter | undefined;
  shells.then(
    (ready) => {
      writer = ready;
    },
    () => {},
  );
  const later: Address[] = [];
  let begun = 0;
  const writePage = async (address: Address) => {
    onProgress('排版页面', begun, addresses.length);
    begun += 1;
    const { route } = address;
    const drawn = await snapshots.draw(route).catch((error: unknown) => {
      report(`✗ ${findShellFile(route.path).file}：没有画成（${messageOf(error)}）`);
      return undefined;
    });
    if (writer === undefined) later.push(address);
    else await writer.write(address, drawn);
  };
  await mapLimit(
    await diagramsFirst(groupByFile(addresses), snapshots),
    async (pages) => {
      for (const page of pages) await writePage(page);
    },
    PARALLEL,
  );
  const { write, writeOthers, count } = await shells;
  await mapLimit(
    later,
    (address, at) => {
      onProgress('写入页面', at, later.length);
      return write(address);
    },
    PARALLEL,
  );
  await writeOthers();
  return count();
}

/** Pages that wait for diagrams are begun first, so that at the end nobody waits for them alone. */
async function diagramsFirst(
  groups: readonly Address[][],
  { hasDiagrams }: SnapshotDrawer,
): Promise<Address[][]> {
  const found = await mapLimit(
    groups,
    async ([page]) => page !== undefined && (await hasDiagrams(page.route)),
  );
  return [true, false].flatMap((isAsked) => groups.filter((_, at) => found[at] === isAsked));
}

/** Pages of one file one after another: the thread that has drawn the first has parsed it for the others. */
function groupByFile(addresses: readonly Address[]): Address[][] {
  const groups = new Map<string, Address[]>();
  for (const address of addresses) {
    const key = fileOfRoute(address.route) ?? address.route.path;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [address]);
    else group.push(address);
  }
  return [...groups.values()];
}
