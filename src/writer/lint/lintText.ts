// Lints one text by itself, and collects from its AST whatever the checks of a page need: commands and the editor share
// this step.

import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { listCodeBlocks } from '../../core/document/codeBlocks.ts';
import { lineOf, toFinding } from '../../core/document/findings.ts';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { listUrls, type WrittenUrl } from '../../core/document/writtenUrls.ts';
import { lintMessages as words } from '../../core/i18n/lintMessages.ts';
import type { Doc } from '../../core/site/manifest/doc.ts';
import type { Finding, TextFinding } from '../../core/site/manifest/finding.ts';
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import { readFrontMatter } from '../../core/site/manifest/frontMatter.ts';
import { collectDiagrams, type PageDiagram } from './checkDiagrams.ts';
import { collectLinks, listUnparsedLinks, locateLinks, type WrittenLink } from './collectLinks.ts';
import { findBrokenFrontMatter } from './findBrokenFrontMatter.ts';
import { findExcerpt } from './findExcerpt.ts';
import { findForbiddenInPage } from './forbiddenCharacters.ts';
import type { findUnparsedMarkdown } from './unparsedMarkdown/findUnparsedMarkdown.ts';

export interface LintedText {
  front: FrontMatter;
  /** Lines of the front matter's fields. */
  fieldLines: Readonly<Record<string, number>>;
  /** Findings about the encoding, the front matter and the description, with messages. */
  findings: readonly Omit<Finding, 'file'>[];
  /** First sentence of the body, plain; the fallback for the description. Empty without one. */
  lead: string;
  /** Findings about the body, without messages. */
  textFindings: readonly TextFinding[];
  diagrams: readonly PageDiagram[];
  links: WrittenLink[];
  /** Text that resembles a link with a space in its URL. */
  unparsedLinks: readonly WrittenLink[];
  /** Ids that a URL's fragment can name. */
  ids: readonly string[];
  addresses: readonly WrittenUrl[];
}

/** A text with its AST. */
export interface ParsedText {
  text: string;
  doc: Doc;
  tree: Root;
  /** Line of the first byte that is no valid UTF-8. */
  badLine?: number | undefined;
  /** Guessed encoding of such a file, by iconv's name. */
  encoding?: string | undefined;
}

/**
 * Lints a text.
 * @param findUnparsed finds text that resembles markdown. A parameter, because its expressions have lookbehind:
 * Safari before 16.4 cannot parse them, and the editor loads them as a chunk that may fail.
 */
export function lintText(
  { text, doc, tree, badLine, encoding }: ParsedText,
  findAlmost?: typeof findUnparsedMarkdown,
): LintedText {
  const { yaml = '', body, bodyLine } = splitFrontMatter(text);
  const lost = findBrokenFrontMatter(text);
  const { front, fieldLines, findings: fieldFindings } = readFrontMatter(yaml);
  const { links, ids } = collectLinks(doc);
  const addresses = listUrls(tree, body, bodyLine);
  const lines = body.split('\n');
  const lead = findExcerpt(doc.blocks);
  const findings = lost === undefined ? fieldFindings : [];
  if (lost !== undefined) findings.push({ ...lost, rule: 'front-matter' });
  else if (!front.description && lead === '') {
    findings.push({ line: 1, rule: 'missing-description', message: words.noDescription });
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
    links: locateLinks(links, addresses),
    unparsedLinks: listUnparsedLinks(tree, body, bodyLine),
    ids: [...ids],
    addresses,
  };
}

/** Findings that follow from front matter which is parsed as body. */
const OF_STRUCTURE: ReadonlySet<TextFinding['kind']> = new Set(['extraH1', 'headingGap']);

/** Such a file gets no other finding: half of them would follow from this one. */
function badEncoding(line: number, encoding: string | undefined): Omit<Finding, 'file'> {
  const message = encoding === undefined ? words.notUtf8 : words.otherEncoding(encoding);
  return { line, rule: 'bad-encoding', message };
}

/**
 * Column of the value that a finding names, else of the line's first character; undefined for a blank line.
 * @example findColumn('见 <font>这里</font>', ['font']) === 4
 */
function findColumn(line: string, values: TextFinding['values']): number | undefined {
  const places = values.map((value) => (typeof value === 'string' ? line.indexOf(value) : -1));
  const named = places.find((place) => place >= 0) ?? -1;
  if (named < 0) return line.search(/\S/) + 1 || undefined;
  // Include the bracket of a tag, the colons of a container, the brackets of a name.
  const opening = /[<{[:#^/]*$/.exec(line.slice(0, named))?.[0] ?? '';
  return named - opening.length + 1;
}

/** Lines of code nodes that contain an opening fence: their own closing fence is missing. */
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

/** Lists definitions without effect: the first one of a label wins (CommonMark 4.7, GitHub's footnotes). */
function findTwiceDefined(tree: Root): TextFinding[] {
  const lines = new Map<string, number>();
  return [...definitionsIn(tree)].flatMap((node) => {
    const name = `${node.type === 'footnoteDefinition' ? '^' : ''}${node.label ?? node.identifier}`;
    // Labels are case-insensitive; footnotes have a namespace of their own.
    const key = `${node.type} ${node.identifier.toUpperCase()}`;
    const line = lineOf(node);
    const first = lines.get(key);
    if (first !== undefined) return [toFinding('twiceDefined', line, name, first)];
    lines.set(key, line);
    return [];
  });
}

function* definitionsIn(node: Nodes): Generator<Definition | FootnoteDefinition> {
  // `[//]: # (words)` is a comment that no engine renders.
  if (node.type === 'footnoteDefinition' || (node.type === 'definition' && node.url !== '#')) yield node;
  if ('children' in node) for (const child of node.children) yield* definitionsIn(child);
}
