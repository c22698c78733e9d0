// Writes the HTML file of each page, and the small ones for the other spellings of its address.
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { describeRoute } from '../../core/site/head/pageHead.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import type { RenderedPage } from '../../core/site/manifest/prerender.ts';
import type { Route } from '../../core/site/urls/route.ts';
import { NOT_FOUND_PATH, normalizePath } from '../../core/site/urls/siteIndex.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { EngineBuild } from '../compile/engineBuild.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { shortHash } from '../lib/hashes.ts';
import { hashBuildCode } from '../pageIndex/pageCache.ts';
import { renderLeadOn } from './leadOnPage.ts';
import type { Output } from './outputFolder.ts';
import { createStylePicker } from './pageStyles.ts';
import { renderShell } from './shell.ts';
import {
  type Address,
  assetsOfRoute,
  findShellFile,
  listMovedPages,
  listOtherSpellings,
  type MovedPage,
  type ShellFile,
  writeTarget,
} from './sitePages.ts';
import type { SnapshotDrawer } from './snapshots.ts';
import type { UrlTable } from './urlTable.ts';

export interface ShellWriter {
  /**
   * Writes an address's page, and those that lead on to it.
   * @param drawn the page, where it has just been drawn
   */
  write: (address: Address, drawn?: RenderedPage) => Promise<void>;
  /** Writes the pages of no address: the one for unknown ones, and those at old ones. */
  writeOthers: () => Promise<void>;
  /** How many files were written. */
  count: () => number;
}

interface ShellTools {
  snapshots: SnapshotDrawer;
  output: Output;
  /** What is not in it is not written. */
  urls: Pick<UrlTable, 'has'>;
}

export async function openShellWriter(
  manifest: Manifest,
  engine: EngineBuild,
  { snapshots, output, urls }: ShellTools,
): Promise<ShellWriter> {
  const { site } = manifest;
  const {
    boot: bootScript,
    redirectToCanonical: leadOnScript,
    redirectMoved: movedOnScript,
  } = await openInlineScripts();
  const styles = await Promise.all(engine.styles.map((file) => readFile(join(output.folder, file), 'utf8')));
  const pickStyles = createStylePicker(styles.join('\n'), engine.partStyles);
  /** What all files are made of, beside their pages. */
  const frame = shortHash(
    JSON.stringify([
      await hashBuildCode(),
      [bootScript, leadOnScript, movedOnScript],
      site,
      { ...engine, parts: [...engine.parts] },
    ]),
  );
  let count = 0;
  const put = async (place: ShellFile, route: Route, render: () => Promise<string>) => {
    const drawn = await snapshots.madeOf(route);
    const madeOf = drawn && shortHash(JSON.stringify([frame, drawn, place]));
    await output.write(place.file, madeOf, async (path) => writeFileSync(path, await render()));
    count += 1;
  };
  /** Read when it is needed: most pages are as the last build has left them. */
  const openPage = (route: Route, drawn?: RenderedPage) =>
    makeOnce(async () => {
      const snapshot = drawn ?? (await snapshots.read(route));
      return { snapshot, page: snapshot?.summary ?? describeRoute(manifest, route) };
    });
  const writePage = (route: Route, place: ShellFile, read = openPage(route), folder?: string) =>
    put(place, route, async () =>
      renderShell({
        ...(await read()),
        assets: assetsOfRoute(engine, route),
        root: place.root,
        folder,
        site,
        bootScript,
        pickStyles,
        worker: engine.worker,
        hasPolicy: true,
      }),
    );
  const writeMoved = async ({ route, files, anchors, ...place }: MovedPage) => {
    const targets = [...anchors].map(([anchor, to]) => [anchor, writeTarget(manifest, to)]);
    const leads = {
      to: writeTarget(manifest, place),
      anchors: targets.length === 0 ? undefined : JSON.stringify(targets),
    };
    const read = openPage(route);
    for (const from of files)
      await put({ ...from, ...leads }, route, async () =>
        renderLeadOn({ ...leads, ...(await read()), from, site, script: movedOnScript }),
      );
  };
  return {
    async write(address, drawn) {
      const { path, route } = address;
      const to = findShellFile(route.path);
      const read = openPage(route, drawn);
      // A version's root is another page's address: that one has a turn of its own.
      if (normalizePath(route.path) === normalizePath(path))
        await writePage(route, to, read, dirname(`/${to.file}`).slice(1));
      for (const from of listOtherSpellings(address).filter(({ file }) => urls.has('spelling', file)))
        await put(from, route, async () =>
          renderLeadOn({
            ...(await read()),
            from,
            to: writeTarget(manifest, { path: route.path, anchor: '' }),
            site,
            script: leadOnScript,
          }),
        );
    },
    async writeOthers() {
      await writePage(
        { kind: 'notFound', path: NOT_FOUND_PATH, version: undefined },
        { file: '404.html', root: site.baseUrl },
      );
      const isOurs = ({ files }: MovedPage) => files.every(({ file }) => urls.has('redirect', file));
      await mapLimit(listMovedPages(manifest).filter(isOurs), writeMoved);
    },
    count: () => count,
  };
}
