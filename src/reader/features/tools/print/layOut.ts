// From the chosen chapters to the paper: the texts are read, then drawn one after another, so that the page
// answers to the reader meanwhile.

import { createPrintLinks, listIds, printId, toPrintBlocks } from '../../../../core/print/printText.ts';
import type { Chapter } from '../../../../core/print/printTree.ts';
import type { Doc } from '../../../../core/site/manifest/doc.ts';
import type { Manifest, Version } from '../../../../core/site/manifest/manifest.ts';
import { siteUrl } from '../../../../core/site/urls/siteUrl.ts';
import { settleValues } from '../../../../core/variables/fillVariables.ts';
import { valuesOfPage } from '../../../../core/variables/readerVariable.ts';
import { keepDrawings } from '../../../article/fences/drawings.ts';
import { plainUnlessDrawn, readyText } from '../../../article/readyText.ts';
import type { Reader } from '../../../content/queries/contentReader.ts';
import { readDrawnPage } from '../../../platform/fetchPrerenderedPage.ts';
import { nextTask } from '../../../platform/nextTask.ts';
import { ownOf, useOwnValues } from '../../../store/ownValues.ts';
import type { Paper, PaperSection, PaperText } from './Paper.ts';
import { createPrintWorld } from './printWorld.ts';
import { readTexts } from './readTexts.ts';

export interface PrintOrder {
  manifest: Manifest;
  version: Version | undefined;
  chapters: readonly Chapter[];
  /** What the cover says it is. */
  title: string;
  /** Site path that the cover names. */
  path: string;
}

interface LayOutTools extends Reader {
  signal: AbortSignal;
  /** The address of a site path in this application. */
  addressOf: (path: string) => string;
  /** Draws the paper, as far as it has come; resolves when it stands. */
  show: (paper: Paper) => Promise<void>;
  onProgress: (progress: PrintProgress) => void;
}

export interface PrintProgress {
  kind: 'reading' | 'drawing';
  done: number;
  total: number;
}

/** Lays out what was ordered; gives the chapters whose text could not be read. Rejects when it is called off. */
export async function layOut(order: PrintOrder, tools: LayOutTools): Promise<readonly Chapter[]> {
  const { manifest, version, title } = order;
  const { source, client, signal, addressOf, show, onProgress } = tools;
  const written = order.chapters.filter(({ entry }) => entry !== undefined);
  const count = (kind: PrintProgress['kind']) => {
    let done = 0;
    const tell = () => onProgress({ kind, done, total: written.length });
    tell();
    return () => {
      done += 1;
      tell();
    };
  };
  const docs = await readTexts(order.chapters, { source, client, signal, onRead: count('reading') });
  const chapters = order.chapters.map((chapter) => nameChapter(chapter, docs.get(chapter.id)));
  const ids = new Map([...docs].map(([id, { blocks }]) => [id, listIds(blocks)]));
  const resolve = createPrintLinks({ manifest, chapters, ids, addressOf });
  const texts = new Map<string, PaperText | undefined>();
  const own = useOwnValues.getState();
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
  // What stands on the screen is drawn already.
  keepDrawings(document.body);
  const onDrawn = count('drawing');
  for (const chapter of chapters) {
    const { id, entry } = chapter;
    if (entry === undefined) continue;
    const doc = docs.get(id);
    if (doc !== undefined) {
      await readyText(doc.blocks, () => readDrawnPage(source.assetUrl(entry.path), signal));
      signal.throwIfAborted();
      const values = valuesOfPage(manifest.site.values, entry.values);
      const blocks = toPrintBlocks(doc.blocks, chapter, (element) =>
        plainUnlessDrawn(settleValues(element, values, (value) => ownOf(own, value))),
      );
      texts.set(id, {
        blocks,
        world: createPrintWorld({ manifest, version, source, resolve }, chapter, entry),
      });
    } else texts.set(id, undefined);
    await nextTask();
    await show({ ...paper, texts: new Map(texts) });
    signal.throwIfAborted();
    onDrawn();
  }
  return chapters.filter(({ id, entry }) => entry !== undefined && !docs.has(id));
}

/** A page's own title is its chapter's. */
function nameChapter(chapter: Chapter, doc: Doc | undefined): Chapter {
  return { ...chapter, label: doc?.title ?? chapter.entry?.title ?? chapter.label };
}

function listSections(chapter: string, { headings }: Doc): PaperSection[] {
  return headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id: printId(chapter, id), text }));
}
