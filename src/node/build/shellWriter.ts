// Writes the HTML shell of each page, and the redirects from equivalent and old URLs.
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { describeRoute } from '../../core/site/head/pageHead.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import type { RenderedPage } from '../../core/site/manifest/prerenderWorker.ts';
import { homePath, localPath } from '../../core/site/urls/localePaths.ts';
import type { Route } from '../../core/site/urls/route.ts';
import { NOT_FOUND_PATH, normalizePath } from '../../core/site/urls/siteIndex.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { once } from '../../lib/memoize.ts';
import type { CardPlan } from '../card/planCards.ts';
import type { EngineBuild } from '../compile/engineBuild.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { openRecord } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { hashBuildCode } from '../pageIndex/pageCache.ts';
import { createCriticalCss, type StylePart } from './criticalCss.ts';
import { findLanguageScript } from './languageScript.ts';
import {
  type Address,
  assetsOfRoute,
  findShellFile,
  listRedirectPages,
  listVariantFiles,
  type RedirectPage,
  redirectTarget,
  type ShellFile,
} from './outputFiles.ts';
import type { Output } from './outputFolder.ts';
import type { PageRenderer } from './prerenderedPages.ts';
import { renderRedirect } from './redirectPage.ts';
import { renderShell } from './shell.ts';
import type { SiteAssets } from './siteAssets.ts';
import type { UrlTable } from './urlTable.ts';

export interface ShellWriter {
  /**
   * Writes the shell of a URL and the redirects to it.
   * @param rendered the page, where this build rendered it
   */
  write: (address: Address, rendered?: RenderedPage) => Promise<void>;
  /** Writes 404.html and the redirects from old URLs. */
  writeOthers: () => Promise<void>;
  /** Number of files, unchanged ones included. */
  count: () => number;
}

interface ShellTools {
  snapshots: PageRenderer;
  output: Output;
  /** Files that another source owns are not written. */
  urls: Pick<UrlTable, 'has'>;
  /** Folder of the disk cache. */
  cache: string;
  siteAssets: SiteAssets;
  /** Drawn pictures of shared links, by path of the page. */
  cards?: CardPlan['cards'] | undefined;
}

/** Parts of the stylesheets, cached on disk. */
async function openStyleParts(css: string, lazyCss: string | undefined, cache: string): Promise<StylePart[]> {
  const hash = shortHash(JSON.stringify([css, lazyCss, await hashBuildCode()]));
  const record = openRecord<StylePart[]>(join(cache, 'styles'), hash);
  const known = record.get();
  if (known !== undefined) return known;
  // A lazy import: loading the CSS parser takes longer than reading the record.
  const { splitStyles } = await import('./splitStyles.ts');
  const parts = splitStyles(css, lazyCss);
  record.set(parts);
  return parts;
}

export async function openShellWriter(
  manifest: Manifest,
  engine: EngineBuild,
  { snapshots, output, urls, cache, siteAssets, cards }: ShellTools,
): Promise<ShellWriter> {
  const { site } = manifest;
  const home = homePath(manifest).slice(1);
  const scripts = await openInlineScripts();
  const { boot: bootScript, redirectToCanonical: canonicalScript, redirectMoved: movedScript } = scripts;
  const styles = await Promise.all(engine.styles.map((file) => readFile(join(output.folder, file), 'utf8')));
  const pickStyles = createCriticalCss(await openStyleParts(styles.join('\n'), engine.partStyles, cache));
  /** Hash of the inputs that all shells share. */
  const frame = shortHash(
    JSON.stringify([
      await hashBuildCode(),
      scripts,
      site,
      manifest.locales,
      siteAssets,
      { ...engine, parts: [...engine.parts] },
    ]),
  );
  let count = 0;
  const put = async (place: ShellFile, route: Route, render: () => Promise<string>) => {
    const key = await snapshots.keyOf(route);
    const madeOf = key && shortHash(JSON.stringify([frame, key, place, cards?.get(route.path)?.file]));
    await output.write(place.file, madeOf, async (path) => writeFileSync(path, await render()));
    count += 1;
  };
  /** Lazy: most shells are unchanged and need no page. */
  const openPage = (route: Route, rendered?: RenderedPage) =>
    once(async () => {
      const snapshot = rendered ?? (await snapshots.read(route));
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
        locales: manifest.locales,
        bootScript,
        pickStyles,
        worker: engine.worker,
        languageScript: findLanguageScript(manifest, route, scripts),
        card: cards?.get(route.path),
        siteAssets,
        hasPolicy: true,
      }),
    );
  const writeMoved = async ({ route, files, anchors, ...place }: RedirectPage) => {
    const targets = [...anchors].map(([anchor, to]) => [anchor, redirectTarget(manifest, to)]);
    const fields = {
      to: redirectTarget(manifest, place),
      anchors: targets.length === 0 ? undefined : JSON.stringify(targets),
    };
    const read = openPage(route);
    for (const from of files)
      await put({ ...from, ...fields }, route, async () =>
        renderRedirect({ ...fields, ...(await read()), from, site, script: movedScript }),
      );
  };
  return {
    async write(address, rendered) {
      const { path, route } = address;
      const to = findShellFile(route.path);
      const read = openPage(route, rendered);
      // The root URL of a version may render the page of another URL, whose own write() call writes its shell.
      if (normalizePath(route.path) === normalizePath(path))
        await writePage(route, to, read, dirname(`/${to.file}`).slice(1));
      for (const from of listVariantFiles(address).filter(({ file }) => urls.has('variant', file)))
        await put(from, route, async () =>
          renderRedirect({
            ...(await read()),
            from,
            to: redirectTarget(manifest, { path: route.path, anchor: '' }),
            site,
            script: canonicalScript,
          }),
        );
    },
    async writeOthers() {
      await writePage(
        { kind: 'notFound', path: localPath(manifest, NOT_FOUND_PATH), version: undefined },
        { file: `${home}404.html`, root: site.baseUrl },
      );
      const isOurs = ({ files }: RedirectPage) => files.every(({ file }) => urls.has('redirect', file));
      await mapLimit(listRedirectPages(manifest).filter(isOurs), writeMoved);
    },
    count: () => count,
  };
}
