// The running text of a markdown file. Code, addresses and HTML tags are none.
// Text in fields: front matter, category files.
import type { Image, ImageReference, Nodes, Parents } from 'mdast';
import { joinCjkLines } from '../../core/document/cjk.ts';
import { DIAGRAM_LANGUAGE } from '../../core/document/diagram.ts';
import { parseMarkdown } from '../../core/document/parseMarkdown.ts';
import { splitNamedId } from '../../core/document/tree/headingIds.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { CODE, plainPiece, type Range, type TextPiece } from './textPiece.ts';

/** @param firstLine of the file on which the text begins */
export function listMarkdownPieces(body: string, firstLine: number): TextPiece[] {
  return [...listPieces(parseMarkdown(body, { firstLine }).root, firstLine)];
}

/** The pieces of a parsed text. @param lineAbove where the text has no place of its own */
export function* listPieces(node: Nodes, lineAbove: number): Generator<TextPiece> {
  const line = node.position?.start.line ?? lineAbove;
  if (node.type === 'code') {
    yield* listCodePieces(node.value, node.lang ?? '', node.meta ?? '', line);
  } else if (node.type === 'html') {
    yield plainPiece(withoutTags(node.value), line);
  } else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const piece: OpenPiece = { text: '', lines: [{ offset: 0, line }], codes: new Map(), names: [] };
    const asides: TextPiece[] = [];
    joinCjkLines(node.children);
    for (const child of node.children) write(child, piece, asides);
    // The id that names a heading is not shown.
    if (node.type === 'heading') [piece.text] = splitNamedId(piece.text);
    yield piece;
    yield* asides;
  } else if ('children' in node) {
    for (const child of node.children) yield* listPieces(child, line);
  }
}

interface OpenPiece extends TextPiece {
  lines: { offset: number; line: number }[];
  codes: Map<number, string>;
  names: Range[];
}

/** Adds what a reader sees of inline content; what stands beside the text, such as an image's description, is aside. */
function write(node: Nodes, piece: OpenPiece, asides: TextPiece[]): void {
  const line = node.position?.start.line;
  if (line !== undefined && line !== piece.lines.at(-1)?.line)
    piece.lines.push({ offset: piece.text.length, line });
  const place = line ?? piece.lines.at(-1)?.line ?? 1;
  switch (node.type) {
    case 'text':
    case 'inlineMath':
      piece.text += node.value;
      break;
    case 'inlineCode':
      writeCode(piece, node.value);
      break;
    case 'break':
      piece.text += '\n';
      break;
    case 'html':
      piece.text += withoutTags(node.value);
      break;
    case 'image':
    case 'imageReference':
      asides.push(plainAlt(node, place));
      break;
    case 'linkReference': {
      const start = piece.text.length;
      writeChildren(node, piece, asides);
      if (node.referenceType !== 'full') piece.names.push({ start, end: piece.text.length });
      break;
    }
    case 'link':
      if (isAddress(node)) writeCode(piece, node.url);
      else writeChildren(node, piece, asides);
      break;
    default:
      if ('children' in node) writeChildren(node, piece, asides);
  }
}

function plainAlt(node: Image | ImageReference, line: number): TextPiece {
  const text = node.alt ?? '';
  const isName = node.type === 'imageReference' && node.referenceType !== 'full';
  return { ...plainPiece(text, line), ...(isName && { names: [{ start: 0, end: text.length }] }) };
}

function writeChildren(node: Parents, piece: OpenPiece, asides: TextPiece[]): void {
  for (const child of node.children) write(child, piece, asides);
}

function writeCode(piece: OpenPiece, code: string): void {
  piece.codes.set(piece.text.length, code);
  piece.text += CODE;
}

/** Whether a link's text is its address. */
function isAddress({ children: [child] }: Parents): boolean {
  return child?.type === 'text' && /^(?:https?:\/\/|mailto:|www\.)\S+$/.test(child.value);
}

function withoutTags(html: string): string {
  return html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '').trim();
}

/** What separates the labels of a Mermaid diagram. */
const DIAGRAM_MARKS = /[[\](){}|"<>;]|[-=.]{2,}[ox]?|:(?=\s)|^\s*[\w-]+:|%%.*|\s&\s/;
const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;

/** The title of a code block, and the labels when it is a diagram. */
function* listCodePieces(code: string, language: string, meta: string, line: number): Generator<TextPiece> {
  const title = TITLE.exec(meta);
  if (title !== null) yield plainPiece(title[1] ?? title[2] ?? '', line);
  if (language !== DIAGRAM_LANGUAGE) return;
  for (const [index, written] of code.split('\n').entries()) {
    // The keyword of a statement is no part of its label.
    const content = written.replace(/^\s*(?:participant|actor|subgraph|state|title|note|Note)\b/, '');
    for (const label of content.replace(/<br\s*\/?>/g, '\n').split(DIAGRAM_MARKS))
      if (/\p{Script=Han}/u.test(label ?? ''))
        yield { ...plainPiece(label.trim(), line + 1 + index), isDiagram: true };
  }
}

/**
 * Texts of YAML or JSON fields, lists of texts included.
 * @param linesBefore lines of the file above the fields
 */
export function listFieldPieces(text: string, linesBefore: number): TextPiece[] {
  const fields = readYamlFields(text);
  // The content check tells what is wrong with it.
  if ('message' in fields || typeof fields.data !== 'object' || fields.data === null) return [];
  return Object.entries(fields.data).flatMap(([field, value]) =>
    [value]
      .flat()
      .filter((each): each is string => typeof each === 'string')
      .map((each) => plainPiece(each, (fields.findLine(field) ?? 1) + linesBefore)),
  );
}
