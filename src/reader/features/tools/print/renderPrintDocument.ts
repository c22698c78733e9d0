// Builds the print document: fetches all texts, then renders one chapter per task, so that the page stays
// responsive.

import type { Root } from 'hast';
import type { Doc } from '../../../../core/document/parsedDoc.ts';
import type { Chapter } from '../../../../core/print/printChapters.ts';
import type { ResolvePrintLink } from '../../../../core/print/printText.ts';
import { createPrintLinks, listIds, printId, toPrintBlocks } from '../../../../core/print/printText.ts';
import type { Manifest, PageEntry, Version } from '../../../../core/site/manifest/manifest.ts';
import { resolveLink } from '../../../../core/site/urls/resolveLink.ts';
import { siteUrl } from '../../../../core/site/urls/siteUrl.ts';
import type { ContentSource } from '../../../../core/source.ts';
import { replaceVariables } from '../../../../core/variables/fillVariables.ts';
import { variablesOfPage } from '../../../../core/variables/readerVariable.ts';
import { mapLimit } from '../../../../lib/mapLimit.ts';
import type { ArticleEnvironment } from '../../../article/ArticleEnvironment.ts';
import { cacheDiagramsIn } from '../../../article/fences/diagramCache.ts';
import { adaptForPrint, prepareForPrint } from '../../../article/prepareForPrint.ts';
import type { ContentReader } from '../../../content/queries/contentReader.ts';
import { readDoc } from '../../../content/queries/readDoc.ts';
import { fetchPrerenderedPage } from '../../../platform/fetchPrerenderedPage.ts';
import { nextTask } from '../../../platform/nextTask.ts';
import { findReaderInput, useReaderInputs } from '../../../store/readerInputs.ts';

export interface PrintRequest {
  manifest: Manifest;
  version: Version | undefined;
  chapters: readonly Chapter[];
  /** Title on the cover. */
  title: string;
  /** Path of the URL on the cover. */
  path: string;
}

interface LayOutTools extends ContentReader {
  signal: AbortSignal;
  /** Turns a site path into an absolute URL. */
  addressOf: (path: string) => string;
  /** Renders the document so far; resolves after the commit. */
  show: (paper: Paper) => Promise<void>;
  onProgress: (progress: PrintProgress) => void;
}

export interface PrintProgress {
  kind: 'reading' | 'drawing';
  done: number;
  total: number;
}

/**
 * Renders the requested chapters.
 * @returns chapters whose text failed to load
 * @throws when the signal is aborted
 */
export async function layOutPaper(order: PrintRequest, tools: LayOutTools): Promise<readonly Chapter[]> {
  const { manifest, version, title } = order;
  const { source, client, signal, addressOf, show, onProgress } = tools;
  const withText = order.chapters.filter(({ entry }) => entry !== undefined);
  const count = (kind: PrintProgress['kind']) => {
    let done = 0;
    const report = () => onProgress({ kind, done, total: withText.length });
    report();
    return () => {
      done += 1;
      report();
    };
  };
  const docs = await readTexts(order.chapters, { source, client, signal, onRead: count('reading') });
  const chapters = order.chapters.map((chapter) => nameChapter(chapter, docs.get(chapter.id)));
  const ids = new Map([...docs].map(([id, { blocks }]) => [id, listIds(blocks)]));
  const resolve = createPrintLinks({ manifest, chapters, ids, addressOf });
  const texts = new Map<string, PaperText | undefined>();
  const inputs = useReaderInputs.getState();
  const paper: Paper = {
    site: manifest.site.title,
    title,
    version: version?.label,
    address: siteUrl(manifest.site, order.path) ?? addressOf(order.path),
    chapters,
    sections: new Map([...docs].map(([id, doc]) => [id, listSections(id, doc)])),
    texts,
  };
  await show(paper);
  // Reuses the diagrams that the page has rendered.
  cacheDiagramsIn(document.body);
  const onRendered = count('drawing');
  for (const chapter of chapters) {
    const { id, entry } = chapter;
    if (entry === undefined) continue;
    const doc = docs.get(id);
    if (doc !== undefined) {
      const fetchBuilt = async () =>
        source.searchIndex === undefined
          ? fetchPrerenderedPage(source.assetUrl(entry.path), signal)
          : undefined;
      await prepareForPrint(doc.blocks, fetchBuilt);
      signal.throwIfAborted();
      const values = variablesOfPage(manifest.site.values, entry.values);
      const blocks = toPrintBlocks(doc.blocks, chapter, (element) =>
        adaptForPrint(replaceVariables(element, values, (value) => findReaderInput(inputs, value))),
      );
      texts.set(id, {
        blocks,
        environment: createPrintEnvironment({ manifest, version, source, resolve }, chapter, entry),
      });
    } else texts.set(id, undefined);
    await nextTask();
    await show({ ...paper, texts: new Map(texts) });
    signal.throwIfAborted();
    onRendered();
  }
  return chapters.filter(({ id, entry }) => entry !== undefined && !docs.has(id));
}

/** The label of a chapter is its page's title. */
function nameChapter(chapter: Chapter, doc: Doc | undefined): Chapter {
  return { ...chapter, label: doc?.title ?? chapter.entry?.title ?? chapter.label };
}

function listSections(chapter: string, { headings }: Doc): PaperSection[] {
  return headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id: printId(chapter, id), text }));
}

export interface PaperText {
  blocks: readonly Root[];
  environment: ArticleEnvironment;
}

/** A heading; its id is unique in the print document. */
export interface PaperSection {
  id: string;
  text: string;
}

/** The print document as data. */
export interface Paper {
  site: string;
  title: string;
  version: string | undefined;
  address: string;
  chapters: readonly Chapter[];
  /** Sections by chapter id. */
  sections: ReadonlyMap<string, readonly PaperSection[]>;
  /** Texts rendered by now, by chapter id; undefined: failed to load. */
  texts: ReadonlyMap<string, PaperText | undefined>;
}

export interface PrintContext {
  manifest: Manifest;
  version: Version | undefined;
  source: ContentSource;
  resolve: ResolvePrintLink;
}

/** The environment of a printed text: links point inside the document or to absolute URLs. */
function createPrintEnvironment(
  context: PrintContext,
  chapter: Chapter,
  entry: PageEntry,
): ArticleEnvironment {
  const { manifest, version, source, resolve } = context;
  const origin = { file: entry.file, version };
  // Omits links of headings to themselves: their ids begin with the chapter's id.
  const prefix = `#${chapter.id}-`;
  return {
    resolveHref: (href) => (href.startsWith(prefix) ? { kind: 'broken' } : resolve(origin, chapter, href)),
    resolveFile: (src) => {
      const target = resolveLink(manifest, origin, src);
      if (target.kind === 'asset')
        return { src: source.assetUrl(target.file) + target.suffix, size: entry.images?.[target.file] };
      return /^data:image\//.test(src) ? { src, size: undefined } : undefined;
    },
    follow: () => false,
    readAhead: () => {},
    Large: Nothing,
    imageHosts: manifest.site.imageHosts,
  };
}

const Nothing = () => null;

/** Concurrent requests. */
const PARALLEL = 4;

interface ReadRequest extends ContentReader {
  signal: AbortSignal;
  onRead: () => void;
}

/**
 * Fetches the texts of chapters; failed ones are missing from the result.
 * @throws when the signal is aborted
 */
async function readTexts(
  chapters: readonly Chapter[],
  { source, client, signal, onRead }: ReadRequest,
): Promise<ReadonlyMap<string, Doc>> {
  const docs = new Map<string, Doc>();
  const read = async ({ id, entry }: Chapter) => {
    if (entry === undefined) return;
    const doc = await readDoc({ source, client }, entry.file, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (doc !== undefined) docs.set(id, doc);
    onRead();
  };
  await mapLimit(chapters, read, PARALLEL);
  return docs;
}
