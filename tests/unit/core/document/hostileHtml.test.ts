// What people try who want a page to run their code. Judged by the browser's own reading of
// addresses, not by ours.
import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { applyFixes } from '../../../../src/writer/editing/applyFixes.ts';
import { findUnparsedMarkdown } from '../../../../src/writer/lint/unparsedMarkdown/findUnparsedMarkdown.ts';
import { HANDLERS, HOSTILE_ADDRESSES, MIXED, SCRIPTS, WIDE } from '../../../support/hostileTexts.ts';

const TAGS =
  /^(?:a|abbr|aside|b|br|blockquote|center|code|del|details|div|em|h[1-6]|header|hr|i|img|input|ins|kbd|li|mark|ol|p|picture|pre|q|s|section|small|source|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|video|audio|wbr)$/;
const PROPERTIES =
  /^(?:id|title|lang|dir|ariaLabel|ariaHidden|ariaDescribedBy|href|src|srcSet|alt|width|height|align|checked|disabled|type|className|colSpan|rowSpan|open|cite|poster|controls|dataMeta|dataAdmonition|dataShort|dataProse|dataList|dataLabel|dataLong|dataWhole|dataFootnotes|dataFootnoteRef|dataFootnoteBackref)$/;

/** Everything in a tree that could do harm. */
function findHarm(node: Nodes): string[] {
  if (node.type === 'text') return [];
  const inside = 'children' in node ? node.children.flatMap(findHarm) : [];
  if (node.type === 'root') return inside;
  if (node.type !== 'element') return [node.type];
  return [...(TAGS.test(node.tagName) ? [] : [`<${node.tagName}>`]), ...findBadProperties(node), ...inside];
}

function findBadProperties({ tagName, properties }: Element): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!PROPERTIES.test(name)) return [name];
    if (tagName === 'input' && properties.type !== 'checkbox') return ['input'];
    if (!/^(?:href|src|srcSet|cite|poster)$/.test(name)) return [];
    const addresses = name === 'srcSet' ? String(value).split(/,\s*/) : [String(value)];
    return addresses
      .filter((address) => !isHarmless(address, tagName === 'img' || name === 'poster'))
      .map((address) => `${name}=${address}`);
  });
}

/** A picture may be written out: as an image it runs nothing. */
function isHarmless(address: string, isPicture: boolean): boolean {
  const { protocol, pathname } = new URL(address, 'https://docs.example/');
  return (
    /^(?:https?|mailto|tel):$/.test(protocol) ||
    (isPicture && protocol === 'data:' && /^image\//i.test(pathname))
  );
}

describe('parseDoc', () => {
  const inAddress = HOSTILE_ADDRESSES.flatMap((address) => [
    `[x](${address})`,
    `[x](<${address}>)`,
    `![x](${address})`,
    `[x][r]\n\n[r]: <${address}>`,
    `<${address}>`,
    `<a href="${address}">x</a>`,
    `文 <a href='${address}'>**x**</a>`,
    `<img src="${address}">`,
    `<video src="${address}" poster="${address}"><source src="${address}" srcset="${address} 2x"></video>`,
  ]);
  const fixed = WIDE.map(
    (text) => applyFixes(text, findUnparsedMarkdown(parseDocument(text).tree, text, 1)).text,
  );
  const all = [...SCRIPTS, ...HANDLERS, ...MIXED, ...WIDE, ...fixed, ...inAddress].flatMap((text) => [
    text,
    `甲 ${text} 乙`,
    `- ${text}`,
    `<div>\n\n${text}\n\n</div>`,
    `<b>**甲**${text}`,
  ]);

  it('keeps everything harmful out of the tree', { timeout: 60_000 }, () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(
      all.flatMap((text) =>
        parseDocument(text)
          .doc.blocks.flatMap(findHarm)
          .map((harm) => [harm, text]),
      ),
    ).toEqual([]);
  });

  it.each([...SCRIPTS, ...HANDLERS])('loses no text around %j', (text) => {
    expect(JSON.stringify(parseDocument(`前文\n\n${text}\n\n后文`).doc.blocks)).toMatch(/前文.*后文/);
  });
});
