// Prerenders the pages of a site and writes each shell as soon as its page is rendered.
import { buildMessages } from '#i18n/buildMessages';
import { fileOfRoute } from '../../core/site/urls/route.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { messageOf } from '../../lib/messageOf.ts';
import type { Progress } from '../lib/progress.ts';
import { type Address, findShellFile } from './outputFiles.ts';
import type { PageRenderer } from './prerenderedPages.ts';
import type { ShellWriter } from './shellWriter.ts';

const { errors, progress } = buildMessages;

const PARALLEL = 8;

interface PageTools {
  snapshots: PageRenderer;
  /** Resolves when the engine is compiled. */
  shells: Promise<ShellWriter>;
  onProgress: Progress;
  /** Called with the message about a page that could not be rendered. */
  report: (message: string) => void;
}

/**
 * Renders each page and writes its shell. A page that cannot be rendered is reported; its shell stays empty, and the
 * application shows the error.
 * @returns the number of files
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
    onProgress(progress.renderPages, begun, addresses.length);
    begun += 1;
    const { route } = address;
    const page = await snapshots.render(route).catch((error: unknown) => {
      report(errors.renderFailed(findShellFile(route.path).file, messageOf(error)));
      return undefined;
    });
    if (writer === undefined) later.push(address);
    else await writer.write(address, page);
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
      onProgress(progress.writePages, at, later.length);
      return write(address);
    },
    PARALLEL,
  );
  await writeOthers();
  return count();
}

/** Starts with pages that have diagrams, since their worker processes take longest. */
async function diagramsFirst(
  groups: readonly Address[][],
  { hasDiagrams }: PageRenderer,
): Promise<Address[][]> {
  const found = await mapLimit(
    groups,
    async ([page]) => page !== undefined && (await hasDiagrams(page.route)),
  );
  return [true, false].flatMap((isFirst) => groups.filter((_, at) => found[at] === isFirst));
}

/** Groups pages of one file, so that one thread renders them and parses the file once. */
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
