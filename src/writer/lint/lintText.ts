// Lints the text of one page without the rest of the site, and collects from its AST the links, ids and diagrams that
// `checkPage` needs. Commands and the editor share this step.

import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { lintMessages as words } from '#i18n/lintMessages';
import { listCodeBlocks } from '../../core/document/codeBlocks.ts';
import { lineOf, toFinding } from '../../core/document/findings.ts';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Doc } from '../../core/document/parsedDoc.ts';
import { listUrls, type WrittenUrl } from '../../core/document/writtenUrls.ts';
import type { Finding, TextFinding } from '../../core/site/manifest/finding.ts';
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import { readFrontMatter } from '../../core/site/manifest/frontMatter.ts';
import { collectDiagrams, type PageDiagram } from './checkDiagrams.ts';
import { collectLinks, listUnparsedLinks, locateLinks, type WrittenLink } from './collectLinks.ts';
import { findBrokenFrontMatter } from './findBrokenFrontMatter.ts';
import { findExcerpt } from './findFirstSentence.ts';
import { findForbiddenInPage } from './forbiddenCharacters.ts';
import type { findUnparsedMarkdown } from './unparsedMarkdown/findUnparsedMarkdown.ts';

export interface LintedText {
  front: FrontMatter;
  /** Lines of the parsed front matter fields, from 1. */
  fieldLines: Readonly<Record<string, number>>;
  /** Findings about the encoding, the front matter and the description, with messages. */
  findings: readonly Omit<Finding, 'file'>[];
  /** First sentence of the body as plain text, the fallback for the description; empty if there is none. */
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
  /** Line of the first byte that is not valid UTF-8; undefined for valid text. */
  badLine?: number | undefined;
  /** Encoding guessed for an invalid file, by iconv's name. */
  encoding?: string | undefined;
}

/**
 * Lints a text.
 * @param findUnparsed finds text that resembles markdown. The caller passes it, because its regular expressions have
 * lookbehind, which Safari before 16.4 cannot parse: in the editor it is a lazy chunk that may fail to load.
 */
export function lintText(
  { text, doc, tree, badLine, encoding }: ParsedText,
  findUnparsed?: typeof findUnparsedMarkdown,
): LintedText {
  const { yaml = '', body, bodyLine } = splitFrontMatter(text);
  const brokenFrontMatter = findBrokenFrontMatter(text);
  const { front, fieldLines, findings: fieldFindings } = readFrontMatter(yaml);
  const { links, ids } = collectLinks(doc);
  const addresses = listUrls(tree, body, bodyLine);
  const lines = body.split('\n');
  const lead = findExcerpt(doc.blocks);
  const findings = brokenFrontMatter === undefined ? fieldFindings : [];
  if (brokenFrontMatter !== undefined) findings.push({ ...brokenFrontMatter, rule: 'front-matter' });
  else if (!front.description && lead === '') {
    findings.push({ line: 1, rule: 'missing-description', message: words.noDescription });
  }
  const swallowed = findSwallowedFences(tree, body, bodyLine).map((line) => toFinding('unclosedFence', line));
  const unparsed = findUnparsed?.(tree, body, bodyLine) ?? [];
  const written = [...doc.findings, ...swallowed, ...findTwiceDefined(tree), ...unparsed].sort(
    (a, b) => a.line - b.line,
  );
  const isConsequence = ({ kind }: TextFinding) =>
    badLine !== undefined || (brokenFrontMatter !== undefined && OF_STRUCTURE.has(kind));
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

/** Findings that follow from front matter that is parsed as body. */
const OF_STRUCTURE: ReadonlySet<TextFinding['kind']> = new Set(['extraH1', 'headingGap']);

/** Creates the only finding of a file that is not valid UTF-8: most others would follow from wrongly decoded text. */
function badEncoding(line: number, encoding: string | undefined): Omit<Finding, 'file'> {
  const message = encoding === undefined ? words.notUtf8 : words.otherEncoding(encoding);
  return { line, rule: 'bad-encoding', message, values: { encoding } };
}

/**
 * Column of the value that a finding names, else of the line's first character; undefined for a blank line.
 * @example findColumn('见 <font>这里</font>', ['font']) === 4
 */
function findColumn(line: string, values: TextFinding['values']): number | undefined {
  const offsets = values.map((value) => (typeof value === 'string' ? line.indexOf(value) : -1));
  const named = offsets.find((offset) => offset >= 0) ?? -1;
  if (named < 0) return line.search(/\S/) + 1 || undefined;
  // Include the `<` of a tag, the `:::` of a container, the `[` of a label in front of the value.
  const opening = /[<{[:#^/]*$/.exec(line.slice(0, named))?.[0] ?? '';
  return named - opening.length + 1;
}

/** Lists the lines of code nodes that contain an opening fence: their own closing fence is missing. */
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

/**
 * Finds definitions without effect: a reference resolves to the first definition of its label (CommonMark 4.7, and
 * GitHub's footnotes). One with the same URL is no mistake.
 */
function findTwiceDefined(tree: Root): TextFinding[] {
  const known = new Map<string, Definition | FootnoteDefinition>();
  return [...definitionsIn(tree)].flatMap((node) => {
    const name = `${node.type === 'footnoteDefinition' ? '^' : ''}${node.label ?? node.identifier}`;
    // Labels are case-insensitive; footnotes have a namespace of their own.
    const key = `${node.type} ${node.identifier.toUpperCase()}`;
    const first = known.get(key);
    known.set(key, first ?? node);
    const isSame = first?.type === 'definition' && node.type === 'definition' && first.url === node.url;
    return first === undefined || isSame
      ? []
      : [toFinding('twiceDefined', lineOf(node), name, lineOf(first))];
  });
}

function* definitionsIn(node: Nodes): Generator<Definition | FootnoteDefinition> {
  // Authors write `[//]: # (text)` as a comment, since a definition is not rendered.
  if (node.type === 'footnoteDefinition' || (node.type === 'definition' && node.url !== '#')) yield node;
  if ('children' in node) for (const child of node.children) yield* definitionsIn(child);
}
