// Prerenders pages in a worker thread, with the components of the application. Compiled for Node (webpack.config.js).

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { contentErrorMessages } from '#i18n/contentErrorMessages';
import { parseUnmarked } from '../../core/document/parseDocument.ts';
import { markDoc, type ParseOptions } from '../../core/document/parseDocumentInSteps.ts';
import type { Doc } from '../../core/document/parsedDoc.ts';
import { ContentError } from '../../core/errors.ts';
import { describeRoute } from '../../core/site/head/pageHead.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { writePageData } from '../../core/site/manifest/pageData.ts';
import type {
  PrerenderTask,
  PrerenderWorker,
  RenderOutcome,
} from '../../core/site/manifest/prerenderWorker.ts';
import { MORE_BLOCKS_ATTRIBUTE, PRERENDERED_BLOCKS } from '../../core/site/manifest/shellAttributes.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { entryOfRoute, findRoute } from '../../core/site/urls/route.ts';
import type { ContentSource } from '../../core/source.ts';
import { hashStarts, textKey } from '../../core/textKey.ts';
import { variablesOfPage } from '../../core/variables/readerVariable.ts';
import { LruCache } from '../../lib/lruCache.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { runGenerator } from '../../lib/runGenerator.ts';
import { App } from '../app/App.tsx';
import { loadPage } from '../app/navigation/loadPage.ts';
import { highlightDoc } from '../article/code/highlightDoc.ts';
import { cacheDiagram } from '../article/fences/diagramCache.ts';
import { loadHeroWireframe } from '../pages/home/Hero.tsx';
import { loadArticleFoot } from '../pages/PageNotices.tsx';

export const renderPage: PrerenderWorker['renderPage'] = async ({
  path,
  manifest: json,
  doc,
  drawings = {},
}) => {
  const manifest = readSlice(json);
  const route = findRoute(manifest, path);
  const base = manifest.site.baseUrl;
  const source = emptySource(base);
  const values = variablesOfPage(manifest.site.values, entryOfRoute(route)?.values);
  const marks = { values, elements: manifest.site.elements ?? {} };
  const text = doc && { value: parseOnce(doc, marks), key: textKey(doc.text) };
  if (text !== undefined) {
    await highlightDoc(text.value);
    for (const [key, drawing] of Object.entries(drawings)) cacheDiagram(key, drawing);
  }
  const first = await loadPage({ manifest, route }, text);
  if ('error' in first.content) throw first.content.error;
  const location = base.slice(0, -1) + encodePath(path);
  const render = () =>
    renderToString(
      <App
        source={source}
        openCache={neverOpened}
        first={first}
        router={(site) => (
          <StaticRouter basename={base} location={location}>
            {site}
          </StaticRouter>
        )}
      />,
    );
  let html = render();
  // The first render has started to load the component, which the next one has.
  if (html.includes(UNFINISHED)) {
    await Promise.all([loadArticleFoot(), loadHeroWireframe()]);
    await new Promise((resolve) => setTimeout(resolve));
    html = render();
  }
  return {
    html: text && isLong(text.value) ? markLong(html) : html,
    data: writePageData({
      manifest,
      text: doc && text && { facts: text.value, key: text.key, starts: hashStarts(doc.text) },
    }),
    summary: describeRoute(manifest, route),
  };
};

/** By this comment React marks content that the browser is to render, since its component had not loaded. */
const UNFINISHED = '<!--$!-->';

/** Whether a text is longer than the first screen. */
function isLong({ blocks }: Doc): boolean {
  const elements = blocks.flatMap(({ children }) => children).filter(({ type }) => type === 'element');
  return elements.length > PRERENDERED_BLOCKS;
}

/** Adds an attribute that the component does not render: hydration ignores additional attributes. */
const markLong = (html: string) =>
  html.replace('<div class="prose">', `<div class="prose" ${MORE_BLOCKS_ATTRIBUTE}="">`);

export const renderPages: PrerenderWorker['renderPages'] = async (tasks) => {
  const outcomes: RenderOutcome[] = [];
  for (const task of tasks)
    outcomes.push(
      await renderPage(task).then(
        (value) => ({ value }),
        (error: unknown) => ({ failure: messageOf(error) }),
      ),
    );
  return outcomes;
};

/** Parsed texts: pages of several versions that share a file are prerendered shortly after each other. */
const parsed = new LruCache<string, Doc>(16);

function parseOnce(
  { text, dialects, parsed: before }: NonNullable<PrerenderTask['doc']>,
  marks: Pick<ParseOptions, 'values' | 'elements'>,
): Doc {
  const key = JSON.stringify([text, dialects, marks]);
  const doc =
    parsed.get(key) ??
    runGenerator(
      markDoc(before === undefined ? parseUnmarked(text, { dialects }).doc : readDoc(before), marks),
    );
  parsed.set(key, doc);
  return doc;
}

// Not validated: the build has written this JSON.
const readDoc = (json: Uint8Array) => JSON.parse(new TextDecoder().decode(json)) as Doc;
const readSlice = (json: string) => JSON.parse(json) as Manifest;

const neverOpened = () => new Promise<never>(() => {});

/** A source without files: the task contains all data of the page. */
function emptySource(base: string): ContentSource {
  const refuse = async (file: string) => {
    throw new ContentError('notFound', file, contentErrorMessages.notPrerendered);
  };
  return {
    readManifest: () => refuse('manifest.json'),
    readText: refuse,
    assetUrl: (file) => base + encodePath(file.replace(/^\/+/, '')),
  };
}
