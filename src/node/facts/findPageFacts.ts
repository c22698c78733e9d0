// What the build wants to know of a markdown file, whatever its entry in the manifest says.
import { splitFrontMatter } from '../../core/markdown/frontMatterBlock.ts';
import { parseWithTree } from '../../core/markdown/parseDoc.ts';
import { toSlug } from '../../core/markdown/tree/headingSlug.ts';
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
import { listAddresses, type WrittenAddress } from './writtenAddresses.ts';

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
  const { front, fieldLines, findings } = readFrontMatter(yaml);
  const { doc, tree } = parseWithTree(text);
  const { links, ids } = collectLinks(doc);
  const addresses = listAddresses(tree, body, bodyLine);
  const columnOf = (link: WrittenLink) =>
    addresses.find(({ line, href }) => line === link.line && href === link.href)?.column;
  const lines = body.split('\n');
  const lead = findLead(doc.blocks);
  if (badLine !== undefined) {
    const message = '文件不是 UTF-8 编码，部分文字无法显示，请另存为 UTF-8';
    findings.push({ line: badLine, rule: 'bad-encoding', message });
  }
  if (!front.description && lead === '') {
    const message = '没有 description，正文里也没有可以代替它的文字；搜索结果和分享卡片上将没有简介';
    findings.push({ line: 1, rule: 'missing-description', message });
  }
  return {
    hash,
    front,
    fieldLines,
    findings,
    title: doc.title,
    lead,
    headings: doc.headings.flatMap(toListed),
    sections: listSections(doc),
    textFindings: doc.findings.map((finding) => ({
      ...finding,
      column: findColumn(lines[finding.line - bodyLine] ?? '', finding.values),
    })),
    diagrams: collectDiagrams(doc),
    links: links.map((link) => ({ ...link, column: columnOf(link) })),
    ids: [...ids],
    addresses,
  };
}

/** Headings below this level are details; the title, the only one of the first, stands in the entry itself. */
const LISTED_LEVEL = 3;

/** A heading's text, with its anchor where the text does not give it. */
function toListed({ id, level, text }: Heading): PageFacts['headings'] {
  if (level === 1 || level > LISTED_LEVEL) return [];
  return [id === toSlug(text) ? text : [text, id]];
}
