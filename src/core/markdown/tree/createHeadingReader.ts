// Gives headings their ids and keeps a list of them (peer-behaviour §7, §13).

import type { Element, ElementContent, Nodes } from 'hast';
import type { Heading } from '../../model/doc.ts';
import { type Report, toFinding } from '../findings.ts';
import { lineOf } from '../lineOf.ts';
import { splitNamedId } from '../namedId.ts';
import { toPlainText } from '../plainText.ts';
import { createSlugRegister, toSlug } from './headingSlug.ts';
import { toTocContent } from './tocContent.ts';

export interface HeadingReader {
  /** Settles the headings in a node, in place; false when the node itself is an empty heading. */
  read(node: Nodes): boolean;
  headings: readonly Heading[];
  /** Text of the h1, when it is the first heading. */
  title(): string | undefined;
}

/** Makes a reader for the blocks of one document, to be read in order. */
export function createHeadingReader(report: Report): HeadingReader {
  const headings: Heading[] = [];
  const slugs = createSlugRegister();
  let title: string | undefined;
  let isPastTitle = false;

  function read(node: Nodes): boolean {
    if (node.type !== 'element' && node.type !== 'root') return true;
    if (node.type === 'element') {
      if (node.tagName === 'hr') isPastTitle = true;
      if ('dataFootnotes' in node.properties) return true;
      const level = readLevel(node.tagName);
      if (level !== undefined) return readHeading(node, level);
    }
    // Most nodes hold no heading; only a dropped one makes a new list.
    const kept = (node.children as Nodes[]).filter(read);
    if (kept.length < node.children.length) node.children = kept as ElementContent[];
    return true;
  }

  function readHeading(node: Element, writtenLevel: Heading['level']): boolean {
    const line = lineOf(node);
    const named = takeNamedId(node);
    const text = toPlainText(node).replace(/\s+/g, ' ');
    if (text === '') {
      report(toFinding('emptyHeading', line));
      return false;
    }
    const isTitle = writtenLevel === 1 && !isPastTitle;
    const level = writtenLevel === 1 && !isTitle ? 2 : writtenLevel;
    if (isTitle) title = text;
    else if (writtenLevel === 1) {
      report(toFinding('extraH1', line, text));
      node.tagName = 'h2';
    }
    isPastTitle = true;

    const previous = headings.at(-1)?.level ?? 1;
    if (level > previous + 1) report(toFinding('headingGap', line, previous, level));
    const id = toId(named, text, line);
    node.properties.id = id;
    headings.push({ id, level, text, content: toTocContent(node.children) });
    return true;
  }

  function toId(named: string | undefined, text: string, line: number): string {
    if (named === undefined) return slugs.takeFree(toSlug(text) || 'section');
    if (slugs.has(named)) report(toFinding('duplicateId', line, named));
    return slugs.takeFree(named);
  }

  return { read, headings, title: () => title };
}

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
