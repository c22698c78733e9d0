// A quick look at markdown, line by line: enough for titles, descriptions and image
// sizes. Parsing a thousand pages in full would take seconds.

import { createSlugRegister, toSlug } from '../../core/markdown/tree/headingSlug.ts';
import type { PageEntry } from '../../core/model/manifest.ts';
import { createFenceReader } from './fenceReader.ts';

export interface MarkdownScan {
  /** Text of the h1, when it is the first heading. */
  title: string | undefined;
  /** First line of running text, plain. */
  lead: string | undefined;
  /** Addresses of images as they are written. */
  images: string[];
  /** The second and third level's headings, in order: text, and the anchor where the text does not give it. */
  headings: NonNullable<PageEntry['headings']>;
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:(=)+|(?:-)+)[ \t]*$/;
/** Headings below this level are details. */
const LISTED_LEVEL = 3;
const NAMED_ID = /\{#([^{}]+)\}\s*$/;
/** Lines that are no running text: indented code, containers, tables, HTML, definitions, module syntax of other engines. */
const NO_TEXT = /^(?: {4}|\t)|^\s*(?::{3,}|\||<|\[[^\]]+\]:|(?:import|export)\s.*(?:from|const|;))/;
const LINE_MARK = /^\s*(?:>\s*)*(?:(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?)?/;
const IMAGE = /!\[(?:[^[\]]|\[[^\]]*\])*\]\(\s*(?:<([^>\n]+)>|((?:[^\s()]|\([^\s()]*\))+))/g;
const HTML_IMAGE = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]+)"|'([^']+)')/gi;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*(?:<([^>\n]+)>|(\S+))/;

/** Looks at the body of a markdown file, the front matter being cut off. */
export function scanMarkdown(body: string): MarkdownScan {
  const scan: MarkdownScan = { title: undefined, lead: undefined, images: [], headings: [] };
  const slugs = createSlugRegister();
  let canHaveTitle = true;
  let paragraph = '';
  for (const line of linesOutsideCode(body)) {
    const above = paragraph;
    paragraph = '';
    const heading = HEADING.exec(line);
    const underline = above === '' ? null : UNDERLINE.exec(line);
    if (heading !== null || underline !== null) {
      const written = heading === null ? above : (heading[2] ?? '');
      const text = toPlainText(written);
      const level = heading === null ? (underline?.[1] === '=' ? 1 : 2) : (heading[1] ?? '').length;
      const isFirstLevel = level === 1;
      if (canHaveTitle && isFirstLevel && text !== '') scan.title = text;
      // The line above an underline was no running text.
      if (underline !== null && scan.lead === text) scan.lead = undefined;
      // A heading without text is none.
      if (text === '') continue;
      const id = slugs.takeFree(
        NAMED_ID.exec(written)?.[1]?.trim().replace(/\s+/g, '-') || toSlug(text) || 'section',
      );
      const isTitle = isFirstLevel && canHaveTitle;
      if (!isTitle && level <= LISTED_LEVEL) scan.headings.push(id === toSlug(text) ? text : [text, id]);
      canHaveTitle = false;
    } else if (RULE.test(line)) {
      canHaveTitle = false;
    } else if (line.trim() !== '') {
      paragraph = line;
      scan.images.push(...imagesIn(line));
      if (scan.lead === undefined && !NO_TEXT.test(line))
        scan.lead = shorten(toPlainText(line.replace(LINE_MARK, ''))) || undefined;
    }
  }
  return scan;
}

/** Lines outside fences and comments. */
function* linesOutsideCode(body: string): Generator<string> {
  const isCode = createFenceReader();
  let isComment = false;
  for (const line of body.split(/\r?\n/)) {
    if (!isComment && isCode(line)) continue;
    const open: string = (isComment ? `<!--${line}` : line).replace(/<!--.*?-->/g, '');
    isComment = open.includes('<!--');
    yield isComment ? open.slice(0, open.indexOf('<!--')) : open;
  }
}

/** Characters that a search result or a card can show. */
const MAX_LEAD = 160;

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > MAX_LEAD ? `${characters.slice(0, MAX_LEAD - 1).join('')}…` : text;
}

function imagesIn(line: string): string[] {
  if (!line.includes('![') && !line.includes('<') && !line.includes(']:')) return [];
  const visible = line.replace(/(`+)(?!`).+?(?<!`)\1(?!`)/g, '');
  const found = [...visible.matchAll(IMAGE), ...visible.matchAll(HTML_IMAGE)];
  const definition = DEFINITION.exec(visible);
  if (definition !== null) found.push(definition);
  return found.flatMap((match) => match[1] ?? match[2] ?? []);
}

/**
 * Takes the marks off a line of markdown.
 * @example toPlainText('**部署** `v8` [见此](a.md) {#x}') === '部署 v8 见此'
 */
export function toPlainText(line: string): string {
  // Escaped characters and code mean themselves: they are set aside while marks are read.
  const kept: string[] = [];
  const plain = line
    .replace(LITERAL, (_, escaped?: string, _marks?: string, code?: string) => {
      kept.push(escaped ?? code?.trim() ?? '');
      return String.fromCharCode(FIRST_KEPT + kept.length - 1);
    })
    .replace(/!\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '')
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?|mailto):[^>\s]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\{#[^{}]+\}\s*$/, '')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, '$2');
  return plain.replace(/[\uE000-\uF8FF]/g, (mark) => kept[mark.charCodeAt(0) - FIRST_KEPT] ?? mark).trim();
}

const LITERAL = /\\([!-/:-@[-`{-~])|(`+)(?!`)(.+?)(?<!`)\2(?!`)/g;

/** Characters of the private use area stand for the pieces that were set aside. */
const FIRST_KEPT = 0xe000;
