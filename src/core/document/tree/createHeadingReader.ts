// Gives headings their ids and keeps a list of them (peer-behaviour §7, §13).

import type { Element, ElementContent, Nodes } from 'hast';
import type { Heading } from '../../site/manifest/doc.ts';
import { type Report, toFinding } from '../findings.ts';
import { lineOf } from '../lineOf.ts';
import { splitNamedId } from '../namedId.ts';
import { toHeadingText } from '../plainText.ts';
import { createSlugRegister, toSlug } from './headingSlug.ts';
import { toTocContent } from './tocContent.ts';

export interface HeadingReader {
  /** Settles the headings in a node, in place; false when the node itself is an empty heading. */
  read(node: Nodes): boolean;
  /** Takes the ids of headings from other elements, once all nodes are read: links lead to the first element of an id. */
  releaseIds(): void;
  headings: readonly Heading[];
  /** Text of the h1, when it is the first heading. */
  title(): string | undefined;
}

/**
 * Whether the title in a page's front matter is its heading, and all h1s are sections, as Hexo, CSDN and Yuque have it.
 * One h1 is the page's heading whatever the front matter says, and so is the first one where it says the same.
 */
export function hasOwnTitle(title: string | undefined, nodes: readonly Nodes[]): boolean {
  if (title === undefined) return false;
  const texts = nodes.flatMap(listH1s).map(toHeadingText).filter(Boolean);
  return texts.length > 1 && texts[0] !== title;
}

function listH1s(node: Nodes): Element[] {
  if (node.type !== 'element') return [];
  return node.tagName === 'h1' ? [node] : node.children.flatMap(listH1s);
}

/**
 * Makes a reader for the blocks of one document, to be read in order.
 * @param isTitled whether its h1s are sections below a title that is not in the text
 */
export function createHeadingReader(report: Report, isTitled: boolean): HeadingReader {
  const headings: Heading[] = [];
  const slugs = createSlugRegister();
  /** What has an id and is no heading. */
  const anchors: Element[] = [];
  let title: string | undefined;
  let isPastTitle = isTitled;
  /** Below an h1 that is a section all levels are one deeper than written. */
  let shift = isTitled ? 1 : 0;
  let previous: Heading['level'] = 1;

  function read(node: Nodes): boolean {
    if (node.type !== 'element' && node.type !== 'root') return true;
    if (node.type === 'element') {
      if (node.tagName === 'hr') isPastTitle = true;
      if ('dataFootnotes' in node.properties) return true;
      const level = readLevel(node.tagName);
      if (level !== undefined) return readHeading(node, level);
      if (isAnchor(node)) anchors.push(node);
    }
    // Most nodes hold no heading; only a dropped one makes a new list.
    const kept = (node.children as Nodes[]).filter(read);
    if (kept.length < node.children.length) node.children = kept as ElementContent[];
    return true;
  }

  function readHeading(node: Element, writtenLevel: Heading['level']): boolean {
    const line = lineOf(node);
    const named = takeNamedId(node);
    const text = toHeadingText(node);
    if (text === '') {
      report(toFinding('emptyHeading', line));
      return false;
    }
    const isTitle = writtenLevel === 1 && !isPastTitle;
    if (isTitle) title = text;
    else if (writtenLevel === 1) {
      if (!isTitled) report(toFinding('extraH1', line, text));
      shift = 1;
    }
    const level = isTitle ? 1 : deepen(writtenLevel, shift);
    node.tagName = `h${level}`;
    isPastTitle = true;

    if (writtenLevel > previous + 1) report(toFinding('headingGap', line, previous, writtenLevel));
    previous = writtenLevel;
    const id = toId(named, text, line);
    node.properties.id = id;
    anchors.push(...node.children.flatMap(listAnchors).filter(({ properties }) => properties.id !== id));
    headings.push({ id, level, text, content: toTocContent(node.children) });
    return true;
  }

  function toId(named: string | undefined, text: string, line: number): string {
    if (named === undefined) return slugs.takeFree(toSlug(text) || 'section');
    if (slugs.has(named)) report(toFinding('duplicateId', line, named));
    return slugs.takeFree(named);
  }

  function releaseIds(): void {
    for (const anchor of anchors) {
      const id = String(anchor.properties.id);
      if (!slugs.has(id)) continue;
      delete anchor.properties.id;
      report(toFinding('takenId', lineOf(anchor), id));
    }
  }

  return { read, releaseIds, headings, title: () => title };
}

/** Whether an element has an id of the writer's. */
const isAnchor = ({ properties }: Element) => 'id' in properties && !('dataFootnoteRef' in properties);

function listAnchors(node: Nodes): Element[] {
  if (node.type !== 'element') return [];
  return [...(isAnchor(node) ? [node] : []), ...node.children.flatMap(listAnchors)];
}

/** There is none below six. */
const deepen = (level: Heading['level'], by: number) => Math.min(6, level + by) as Heading['level'];

function readLevel(tagName: string): Heading['level'] | undefined {
  // The pattern admits these six digits only.
  return /^h[1-6]$/.test(tagName) ? (Number(tagName[1]) as Heading['level']) : undefined;
}

/** The id that a heading has already, or that is named at its end; the latter leaves the text. */
function takeNamedId(node: Element): string | undefined {
  const existing = node.properties.id;
  const last = node.children.at(-1);
  const [words, named] = last?.type === 'text' ? splitNamedId(last.value) : [];
  if (last?.type === 'text' && words !== undefined && named !== undefined) {
    last.value = words;
    if (words === '') node.children.pop();
  }
  const id = typeof existing === 'string' && existing !== '' ? existing : named;
  return id === undefined || id === '' ? undefined : id.replace(/\s+/g, '-');
}
