// What is wrong with one text by itself, and what others may want to know of it to judge it: the command and the
// writer's desk look at a page through this.
// Fences that were opened and not closed: what stands behind them is read as something else, so that this is the
// one mistake to be told of.
// Addresses and footnotes that are defined again: of one name the first definition counts (CommonMark 4.7, footnotes
// of GitHub), and the others vanish.
import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { listCodeBlocks } from '../../core/document/codeBlocks.ts';
import { lineOf, toFinding } from '../../core/document/findings.ts';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { listUrls, type WrittenUrl } from '../../core/document/writtenUrls.ts';
import type { Doc } from '../../core/site/manifest/doc.ts';
import type { Finding, TextFinding } from '../../core/site/manifest/finding.ts';
import { type FrontMatter, readFrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { findAlmostMarkdown } from './almostMarkdown/findAlmostMarkdown.ts';
import { collectDiagrams, type WrittenDiagram } from './checkDiagrams.ts';
import { findLead } from './findLead.ts';
import { findForbiddenInPage } from './forbiddenCharacters.ts';
import { findLostFrontMatter } from './lostFrontMatter.ts';
import { collectLinks, listAlmostLinks, placeLinks, type WrittenLink } from './pageLinks.ts';

export interface JudgedText {
  front: FrontMatter;
  /** Lines of the front matter's fields. */
  fieldLines: Readonly<Record<string, number>>;
  /** What is wrong with the encoding, the front matter, the description. */
  findings: readonly Omit<Finding, 'file'>[];
  /** First running text, plain; empty where there is none. */
  lead: string;
  /** What is wrong with the text. */
  textFindings: readonly TextFinding[];
  diagrams: readonly WrittenDiagram[];
  links: WrittenLink[];
  /** What stays text for a space in its address. */
  almostLinks: readonly WrittenLink[];
  /** Everything an anchor can lead to. */
  ids: readonly string[];
  addresses: readonly WrittenUrl[];
}

/** A text and what it was parsed into. */
export interface ParsedText {
  text: string;
  doc: Doc;
  tree: Root;
  /** Line of the first byte that is not UTF-8. */
  badLine?: number | undefined;
  /** What such a file seems to be instead, as iconv calls it. */
  encoding?: string | undefined;
}

/**
 * Judges a text.
 * @param findAlmost finds markdown that is none. It is a parameter because its patterns have lookbehind: Safari before
 *   16.4 refuses a script that holds one, and the editor loads it as a chunk that may fail.
 */
export function judgeText(
  { text, doc, tree, badLine, encoding }: ParsedText,
  findAlmost?: typeof findAlmostMarkdown,
): JudgedText {
  const { yaml = '', body, bodyLine } = splitFrontMatter(text);
  const lost = findLostFrontMatter(text);
  const { front, fieldLines, findings: fieldFindings } = readFrontMatter(yaml);
  const { links, ids } = collectLinks(doc);
  const addresses = listUrls(tree, body, bodyLine);
  const lines = body.split('\n');
  const lead = findLead(doc.blocks);
  const findings = lost === undefined ? fieldFindings : [];
  if (lost !== undefined) findings.push({ ...lost, rule: 'front-matter' });
  else if (!front.description && lead === '') {
    const message = '没有 description，正文里也没有可以代替它的文字；搜索结果和分享卡片上将没有简介';
    findings.push({ line: 1, rule: 'missing-description', message });
  }
  const swallowed = findSwallowedFences(tree, body, bodyLine).map((line) => toFinding('unclosedFence', line));
  const almost = findAlmost?.(tree, body, bodyLine) ?? [];
  const written = [...doc.findings, ...swallowed, ...findTwiceDefined(tree), ...almost].sort(
    (a, b) => a.line - b.line,
  );
  const isConsequence = ({ kind }: TextFinding) =>
    badLine !== undefined || (lost !== undefined && OF_STRUCTURE.has(kind));
  const textFindings = written.filter((finding) => !isConsequence(finding));
  return {
    front,
    fieldLines,
    findings:
      badLine === undefined
        ? [...findings, ...findForbiddenInPage(text, tree, bodyLine)]
        : [badEncoding(badLine, encoding)],
    lead,
    textFindings: textFindings.map((finding) => ({
      ...finding,
      column: finding.column ?? findColumn(lines[finding.line - bodyLine] ?? '', finding.values),
    })),
    diagrams: collectDiagrams(doc, tree),
    links: placeLinks(links, addresses),
    almostLinks: listAlmostLinks(tree, body, bodyLine),
    ids: [...ids],
    addresses,
  };
}

/** What the fields of a front matter are taken for where it is read as text. */
const OF_STRUCTURE: ReadonlySet<TextFinding['kind']> = new Set(['extraH1', 'headingGap']);

/** Nothing else is told of such a file: half of it would be this mistake. */
function badEncoding(line: number, encoding: string | undefined): Omit<Finding, 'file'> {
  const message =
    encoding === undefined
      ? '文件不是 UTF-8 编码，部分文字无法显示，请另存为 UTF-8'
      : `文件不是 UTF-8 编码（看起来是 ${encoding}），文字无法显示；请另存为 UTF-8，或运行 iconv -f ${encoding} -t UTF-8 原文件 > 新文件`;
  return { line, rule: 'bad-encoding', message };
}

/**
 * The column of what a finding names in its line, else of the line's first character; undefined for a blank line.
 * @example findColumn('见 <font>这里</font>', ['font']) === 4
 */
function findColumn(line: string, values: TextFinding['values']): number | undefined {
  const places = values.map((value) => (typeof value === 'string' ? line.indexOf(value) : -1));
  const named = places.find((place) => place >= 0) ?? -1;
  if (named < 0) return line.search(/\S/) + 1 || undefined;
  // A tag begins with its bracket, a box with its colons, a name in brackets with these.
  const opening = /[<{[:#^/]*$/.exec(line.slice(0, named))?.[0] ?? '';
  return named - opening.length + 1;
}

/** The lines of code blocks that hold the beginning of another one: their own end has been forgotten. */
function findSwallowedFences(tree: Root, text: string, firstLine: number): number[] {
  const lines = text.split('\n');
  return [...listCodeBlocks(tree)].flatMap(({ position, value }) => {
    if (position === undefined) return [];
    const written = lines[position.start.line - firstLine] ?? '';
    const fence = /^\s*(`{3,}|~{3,})/.exec(written.slice(position.start.column - 1))?.[1];
    const isOpening = (line: string) =>
      fence !== undefined && line.trimStart().startsWith(fence) && /[`~][^\s`~]+/.test(line);
    return value.split('\n').some(isOpening) ? [position.start.line] : [];
  });
}

/** The definitions of a text that have no effect. */
function findTwiceDefined(tree: Root): TextFinding[] {
  const lines = new Map<string, number>();
  return [...definitionsIn(tree)].flatMap((node) => {
    const name = `${node.type === 'footnoteDefinition' ? '^' : ''}${node.label ?? node.identifier}`;
    // Names are one whatever their case, and notes have names of their own.
    const key = `${node.type} ${node.identifier.toUpperCase()}`;
    const line = lineOf(node);
    const first = lines.get(key);
    if (first !== undefined) return [toFinding('twiceDefined', line, name, first)];
    lines.set(key, line);
    return [];
  });
}

function* definitionsIn(node: Nodes): Generator<Definition | FootnoteDefinition> {
  // `[//]: # (words)` is how a comment is written that no engine shows.
  if (node.type === 'footnoteDefinition' || (node.type === 'definition' && node.url !== '#')) yield node;
  if ('children' in node) for (const child of node.children) yield* definitionsIn(child);
}
