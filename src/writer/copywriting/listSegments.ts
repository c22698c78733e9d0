// Splits markdown, YAML and JSON into the text segments that copywriting rules match: paragraphs, headings, cells and
// fields. Segments contain the rendered text of a node, without code, URLs and HTML tags.
import type { Image, ImageReference, Nodes, Parents } from 'mdast';
import { joinCjkLines } from '../../core/document/cjk.ts';
import { DIAGRAM_LANGUAGE } from '../../core/document/diagram.ts';
import { parseMarkdown } from '../../core/document/parseMarkdown.ts';
import { splitNamedId } from '../../core/document/tree/headingIds.ts';
import { WIREFRAME_LANGUAGE } from '../../core/document/wireframes/readWireframe.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { CODE_PLACEHOLDER, plainSegment, type Range, type TextSegment } from './textSegment.ts';

/** @param firstLine line of the file on which the body begins, from 1 */
export function listMarkdownSegments(body: string, firstLine: number): TextSegment[] {
  return [...listSegments(parseMarkdown(body, { firstLine }).root, firstLine)];
}

/**
 * Lists the segments of an AST.
 * @param lineAbove fallback for the line of a node without a position
 */
export function* listSegments(node: Nodes, lineAbove: number): Generator<TextSegment> {
  const line = node.position?.start.line ?? lineAbove;
  if (node.type === 'code') {
    yield* listCodeTexts(node.value, node.lang ?? '', node.meta ?? '', line);
  } else if (node.type === 'html') {
    yield plainSegment(withoutTags(node.value), line);
  } else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const segment: OpenSegment = { text: '', lines: [{ offset: 0, line }], codes: new Map(), names: [] };
    const asides: TextSegment[] = [];
    joinCjkLines(node.children);
    for (const child of node.children) appendNode(child, segment, asides);
    // The id of a heading is not rendered.
    if (node.type === 'heading') [segment.text] = splitNamedId(segment.text);
    yield segment;
    yield* asides;
  } else if ('children' in node) {
    for (const child of node.children) yield* listSegments(child, line);
  }
}

interface OpenSegment extends TextSegment {
  lines: { offset: number; line: number }[];
  codes: Map<number, string>;
  names: Range[];
}

/** The names of emoji, whose colons are no punctuation: `:rocket:`. */
const EMOJI_NAMES = /((?<![\w:/])(?::[a-z\d+-][\w+-]*:)+(?![\w:/]))/;

/** Appends the rendered text of an inline node to a segment; an image's description becomes a segment in `asides`. */
function appendNode(node: Nodes, segment: OpenSegment, asides: TextSegment[]): void {
  const line = node.position?.start.line;
  if (line !== undefined && line !== segment.lines.at(-1)?.line)
    segment.lines.push({ offset: segment.text.length, line });
  const place = line ?? segment.lines.at(-1)?.line ?? 1;
  switch (node.type) {
    case 'text':
      for (const [at, part] of node.value.split(EMOJI_NAMES).entries())
        if (at % 2 === 1) appendCode(segment, part);
        else segment.text += part;
      break;
    case 'inlineMath':
      segment.text += node.value;
      break;
    case 'inlineCode':
      appendCode(segment, node.value);
      break;
    case 'break':
      segment.text += '\n';
      break;
    case 'html':
      segment.text += withoutTags(node.value);
      break;
    case 'image':
    case 'imageReference':
      asides.push(plainAlt(node, place));
      break;
    case 'linkReference': {
      const start = segment.text.length;
      appendChildren(node, segment, asides);
      if (node.referenceType !== 'full') segment.names.push({ start, end: segment.text.length });
      break;
    }
    case 'link':
      if (isAddress(node)) appendCode(segment, node.url);
      else appendChildren(node, segment, asides);
      break;
    default:
      if ('children' in node) appendChildren(node, segment, asides);
  }
}

function plainAlt(node: Image | ImageReference, line: number): TextSegment {
  const text = node.alt ?? '';
  const isName = node.type === 'imageReference' && node.referenceType !== 'full';
  return { ...plainSegment(text, line), ...(isName && { names: [{ start: 0, end: text.length }] }) };
}

function appendChildren(node: Parents, segment: OpenSegment, asides: TextSegment[]): void {
  for (const child of node.children) appendNode(child, segment, asides);
}

function appendCode(segment: OpenSegment, code: string): void {
  segment.codes.set(segment.text.length, code);
  segment.text += CODE_PLACEHOLDER;
}

/** Whether a link's text is its URL. */
function isAddress({ children: [child] }: Parents): boolean {
  return child?.type === 'text' && /^(?:https?:\/\/|mailto:|www\.)\S+$/.test(child.value);
}

function withoutTags(html: string): string {
  return html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '').trim();
}

/** Separators between labels of a Mermaid diagram. */
const DIAGRAM_MARKS = /[[\](){}|"<>;]|[-=.]{2,}[ox]?|:(?=\s)|^\s*[\w-]+:|%%.*|\s&\s/;
const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;

/** Lists the title of a code node, and the labels if it is a diagram. */
function* listCodeTexts(code: string, language: string, meta: string, line: number): Generator<TextSegment> {
  const title = TITLE.exec(meta);
  if (title !== null) yield plainSegment(title[1] ?? title[2] ?? '', line);
  if (language === WIREFRAME_LANGUAGE) {
    const alt = /^alt: *(.+)$/m.exec(code)?.[1];
    if (alt !== undefined) yield plainSegment(alt, line + 1);
  }
  if (language !== DIAGRAM_LANGUAGE) return;
  for (const [index, written] of code.split('\n').entries()) {
    // The keyword of a Mermaid statement is not part of the label.
    const content = written.replace(/^\s*(?:participant|actor|subgraph|state|title|note|Note)\b/, '');
    for (const label of content.replace(/<br\s*\/?>/g, '\n').split(DIAGRAM_MARKS))
      if (/\p{Script=Han}/u.test(label ?? ''))
        yield { ...plainSegment(label.trim(), line + 1 + index), isDiagram: true };
  }
}

/**
 * Lists the strings, and lists of strings, in YAML or JSON fields.
 * @param linesBefore number of lines in the file above the fields
 */
export function listFieldSegments(text: string, linesBefore: number): TextSegment[] {
  const fields = readYamlFields(text);
  // `npm run check` reports invalid YAML.
  if ('message' in fields || typeof fields.data !== 'object' || fields.data === null) return [];
  return Object.entries(fields.data).flatMap(([field, value]) =>
    [value]
      .flat()
      .filter((each): each is string => typeof each === 'string')
      .map((each) => plainSegment(each, (fields.findLine(field) ?? 1) + linesBefore)),
  );
}
