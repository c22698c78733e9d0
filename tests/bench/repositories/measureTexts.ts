// Measures the texts of a site: raw marks, lost words, links and findings.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from '../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../src/core/document/plainText.ts';
import type { Manifest } from '../../../src/core/site/manifest/manifest.ts';
import { isOwn } from '../../../src/core/site/manifest/siteEntries.ts';
import { variablesOfPage } from '../../../src/core/variables/readerVariable.ts';
import type { ForeignSite } from '../../../src/node/adapters/foreignSite.ts';
import { checkContent } from '../../../src/node/check/checkContent.ts';
import type { BuiltManifest } from '../../../src/node/manifest/buildManifest.ts';
import { readExpandedText } from '../../../src/node/pageIndex/pageMetadata.ts';
import { type FindingKind, groupCauses } from '../../../src/node/report/findingKinds.ts';
import { countMarks, findLostWords } from './texts.ts';

/** Elements whose text is code, or a formula. */
const CODE = new Set(['pre', 'code', 'kbd', 'samp', 'math', 'rt', 'rp']);

/** Engines whose pages have no templates: braces in their markdown are the writer's text (MDX 1 of Docusaurus 2). */
const WITHOUT_TEMPLATES = new Set<string | undefined>(['Docusaurus']);

/** Share of a page's words that it may lose. */
const MAX_LOSS = 0.005;

const LINE = 1000;

export interface TextMeasures {
  /** Raw marks in a thousand lines, and how many of each mark there are. */
  marks: number;
  marksByKind: Record<string, number>;
  /** The first line with a mark of each page that has some. */
  marksAt: string[];
  /** Pages that lose more than half a percent of their words, worst first, with the first lost words. */
  lossy: { file: string; lost: number; words: number; first: string }[];
  /** Share of all words that are lost. */
  lost: number;
  pages: number;
}

/** Measures all pages of a manifest, each once. */
export async function measureTexts(
  siteDir: string,
  manifest: Manifest,
  foreign?: ForeignSite,
): Promise<TextMeasures> {
  const docs = [...manifest.versions.flatMap((version) => version.docs.filter(isOwn)), ...manifest.pages];
  const files = new Set(docs.map(({ file }) => file));
  const { elements = {} } = manifest.site;
  const marks = new Map(
    docs.map(({ file, values }) => [
      file,
      { values: variablesOfPage(manifest.site.values, values), elements },
    ]),
  );
  const marksByKind: Record<string, number> = {};
  const marksAt: string[] = [];
  const lossy: TextMeasures['lossy'] = [];
  let [lines, allWords, allLost] = [0, 0, 0];
  for (const file of files) {
    const { text, dialects } = await readExpandedText(siteDir, file, manifest);
    const { doc } = parseDocument(text, { ...marks.get(file), dialects });
    const prose = doc.blocks.map((block) => toPlainText(block, CODE)).join('\n');
    lines += prose.split('\n').length;
    for (const [mark, count] of Object.entries(countMarks(prose, text)))
      marksByKind[mark] = (marksByKind[mark] ?? 0) + count;
    const marked = prose.split('\n').find((line) => Object.keys(countMarks(line)).length > 0);
    if (marked !== undefined) marksAt.push(`${file}: ${marked.slice(0, 120)}`);
    const shown = doc.blocks.map((block) => toPlainText(block)).join('\n');
    const { words, lost } = findLostWords(await readFile(join(siteDir, file), 'utf8'), shown);
    allWords += words;
    allLost += lost.length;
    if (lost.length > words * MAX_LOSS)
      lossy.push({ file, lost: lost.length, words, first: lost.slice(0, 12).join(' ') });
  }
  if (WITHOUT_TEMPLATES.has(foreign?.engine)) delete marksByKind['{{'];
  const { $$: _, ...counted } = marksByKind;
  return {
    marks: (Object.values(counted).reduce((sum, count) => sum + count, 0) / lines) * LINE,
    marksByKind,
    marksAt,
    lossy: lossy.sort((a, b) => b.lost / b.words - a.lost / a.words),
    lost: allLost / allWords,
    pages: files.size,
  };
}

/** Rules of findings about links whose target is not there. */
const DEAD = new Set(['broken-link', 'broken-image', 'broken-anchor']);

export interface LinkMeasures {
  links: number;
  dead: number;
  /** Number of findings by rule, most frequent first. */
  findings: Record<string, number>;
  /** What they are to somebody who moves: mistakes of the writers, syntax that is not taken, differences. */
  findingsByKind: Record<FindingKind, number>;
  /** The first dead links. */
  first: string[];
}

/** A picture of another site is there, though our pages do not load it. */
const isElsewhere = (url: unknown) => typeof url === 'string' && /^(?:https?:)?\/\//i.test(url);

export async function measureLinks(
  siteDir: string,
  whole: BuiltManifest,
  foreign?: ForeignSite,
): Promise<LinkMeasures> {
  const { findings, judged } = await checkContent(siteDir, { whole });
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const findingsByKind: LinkMeasures['findingsByKind'] = { writer: 0, notTaken: 0, differs: 0 };
  for (const cause of groupCauses(findings, foreign)) findingsByKind[cause.kind] += cause.findings.length;
  const dead = findings.filter(({ rule, values }) => DEAD.has(rule) && !isElsewhere(values?.url));
  return {
    links: [...judged.pages.values()].reduce((sum, { found }) => sum + found.links.length, 0),
    dead: dead.length,
    findings: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)),
    findingsByKind,
    first: dead.slice(0, 20).map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}
