// What the build wants to know of a markdown file, whatever its entry in the manifest says.
import { toFinding } from '../../core/markdown/findings.ts';
import { splitFrontMatter } from '../../core/markdown/frontMatterBlock.ts';
import { parseWithTree } from '../../core/markdown/parseDoc.ts';
import { toSlug } from '../../core/markdown/tree/headingSlug.ts';
import { listAddresses, type WrittenAddress } from '../../core/markdown/writtenAddresses.ts';
import type { Heading } from '../../core/model/doc.ts';
import type { Finding, TextFinding } from '../../core/model/finding.ts';
import type { FrontMatter } from '../../core/model/frontMatter.ts';
import type { PageEntry } from '../../core/model/manifest.ts';
import { listSections, type Section } from '../../core/search/index/sections.ts';
import { collectDiagrams, type WrittenDiagram } from '../check/collectDiagrams.ts';
import { collectLinks, type WrittenLink } from '../check/pageLinks.ts';
import type { TextFile } from '../lib/readText.ts';
import { readFrontMatter } from '../manifest/readFrontMatter.ts';
import { findColumn } from './findColumn.ts';
import { findLead } from './findLead.ts';
import { findFrontMatterEnd, findSwallowedFences } from './lostEnd.ts';

export interface PageFacts {
  /** Of the content, the same for both kinds of line ending. */
  hash: string;
  front: FrontMatter;
  /** Lines of the front matter's fields. */
  fieldLines: Readonly<Record<string, number>>;
  /** What is wrong with the encoding, the front matter, the description. */
  findings: readonly Omit<Finding, 'file'>[];
  /** Text of the h1, when the text opens with one. */
  title?: string | undefined;
  /** First running text, plain; empty where there is none. */
  lead: string;
  /** The second and third level's headings as the manifest lists them. */
  headings: NonNullable<PageEntry['headings']>;
  sections: readonly Section[];
  /** What is wrong with the text. */
  textFindings: readonly TextFinding[];
  diagrams: readonly WrittenDiagram[];
  links: WrittenLink[];
  /** Everything an anchor can lead to. */
  ids: readonly string[];
  addresses: readonly WrittenAddress[];
}

/** The facts of a text. */
export function findPageFacts({ text, hash, badLine }: TextFile): PageFacts {
  const { yaml = '', body, bodyLine } = splitFrontMatter(text);
  const lostEnd = findFrontMatterEnd(text);
  const { front, fieldLines, findings: fieldFindings } = readFrontMatter(yaml);
  const { doc, tree } = parseWithTree(text);
  const { links, ids } = collectLinks(doc);
  const addresses = listAddresses(tree, body, bodyLine);
  const columnOf = (link: WrittenLink) =>
    addresses.find(({ line, href }) => line === link.line && href === link.href)?.column;
  const lines = body.split('\n');
  const lead = findLead(doc.blocks);
  const findings = lostEnd === undefined ? fieldFindings : [];
  if (lostEnd !== undefined) {
    const message = `页首信息没有结束，请在第 ${lostEnd} 行之后另起一行写 ---`;
    findings.push({ line: lostEnd, rule: 'front-matter', message });
  } else if (!front.description && lead === '') {
    const message = '没有 description，正文里也没有可以代替它的文字；搜索结果和分享卡片上将没有简介';
    findings.push({ line: 1, rule: 'missing-description', message });
  }
  const swallowed = findSwallowedFences(tree, body, bodyLine).map((line) => toFinding('unclosedFence', line));
  const written = [...doc.findings, ...swallowed].sort((a, b) => a.line - b.line);
  const isConsequence = ({ kind }: TextFinding) =>
    badLine !== undefined || (lostEnd !== undefined && OF_STRUCTURE.has(kind));
  const textFindings = written.filter((finding) => !isConsequence(finding));
  return {
    hash,
    front,
    fieldLines,
    findings: badLine === undefined ? findings : [badEncoding(badLine)],
    title: doc.title,
    lead,
    headings: doc.headings.flatMap(toListed),
    sections: listSections(doc),
    textFindings: textFindings.map((finding) => ({
      ...finding,
      column: findColumn(lines[finding.line - bodyLine] ?? '', finding.values),
    })),
    diagrams: collectDiagrams(doc),
    links: links.map((link) => ({ ...link, column: columnOf(link) })),
    ids: [...ids],
    addresses,
  };
}

/** What the fields of a front matter without an end are taken for. */
const OF_STRUCTURE: ReadonlySet<TextFinding['kind']> = new Set(['extraH1', 'headingGap']);

/** Nothing else is told of such a file: half of it would be this mistake. */
function badEncoding(line: number): Omit<Finding, 'file'> {
  const message = '文件不是 UTF-8 编码，部分文字无法显示，请另存为 UTF-8';
  return { line, rule: 'bad-encoding', message };
}

/** Headings below this level are details; the title, the only one of the first, stands in the entry itself. */
const LISTED_LEVEL = 3;

/** A heading's text, with its anchor where the text does not give it. */
function toListed({ id, level, text }: Heading): PageFacts['headings'] {
  if (level === 1 || level > LISTED_LEVEL) return [];
  return [id === toSlug(text) ? text : [text, id]];
}
