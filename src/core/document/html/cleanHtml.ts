// Sanitizes raw HTML. The schema allows the elements that the converter creates, and does not add hast-util-sanitize's
// prefix to ids, since URL hashes refer to them.

import type { Element, Properties, Root, RootContent } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type Report, toFinding } from '../findings.ts';
import { isSafeFile, isSafeLink, normalizeUrl } from '../safeUrl.ts';
import { ELEMENT_NAME, setAside } from '../siteElements.ts';

const CELL = ['align', 'colSpan', 'rowSpan', 'scope', 'width', 'vAlign'];
const MEDIA = ['src', 'controls', 'loop', 'muted', 'preload', 'autoPlay'];
const FILES = ['http', 'https', 'data'];

export const htmlSchema: Schema = {
  tagNames:
    `a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del
    details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li main mark nav
    ol p picture pre q rb rp rt rtc ruby s samp section small source span strike strong sub summary sup table tbody td
    tfoot th thead time tr tt u ul var video wbr`.split(/\s+/),
  attributes: {
    '*': ['id', 'title', 'lang', 'dir', 'ariaLabel', 'ariaHidden'],
    a: [
      'href',
      'download',
      'hrefLang',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
      'className',
    ],
    aside: ['dataAdmonition'],
    audio: MEDIA,
    blockquote: ['cite'],
    code: ['className', 'dataMeta'],
    col: ['align', 'span', 'width'],
    colgroup: ['span'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    div: ['align', 'dataLayout'],
    ...Object.fromEntries(
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table'].map((tag) => [tag, ['align', 'width']]),
    ),
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'align', 'dataZoom'],
    input: ['type', 'checked', 'disabled'],
    ins: ['cite', 'dateTime'],
    li: ['value', 'className'],
    ol: ['start', 'reversed', 'type', 'className'],
    q: ['cite'],
    section: ['dataTab'],
    span: ['dataBadge', 'dataElement', 'dataAttributes'],
    source: ['src', 'srcSet', 'type', 'media', 'sizes', 'width', 'height'],
    td: CELL,
    th: [...CELL, 'abbr'],
    time: ['dateTime'],
    ul: ['className'],
    video: [...MEDIA, 'poster', 'width', 'height', 'playsInline'],
  },
  // sanitize() checks the URLs again, after cleanElement().
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    cite: ['http', 'https'],
    src: FILES,
    poster: FILES,
  },
  ancestors: Object.fromEntries(
    ['tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'caption', 'colgroup', 'col'].map((tag) => [
      tag,
      ['table'],
    ]),
  ),
  clobber: [],
  clobberPrefix: '',
  required: {},
  // These elements are removed with their children; other unknown elements are replaced by their child nodes.
  strip:
    `script style template iframe frame frameset object embed applet svg math noscript noembed noframes title
    textarea select datalist canvas xmp plaintext`.split(/\s+/),
};

const ALLOWED = new Set(htmlSchema.tagNames);
const STRIPPED = new Set(htmlSchema.strip);
const URL_PROPERTIES = new Set(['href', 'cite', 'src', 'poster']);
/** Elements that the converter creates for admonitions; in raw HTML they are renamed, to render as plain blocks. */
const RENAMED: Readonly<Record<string, string>> = { aside: 'div', header: 'div' };

/**
 * Sanitizes parsed HTML.
 * @param flag name of the property that flags elements converted from markdown, which are trusted; removed here
 */
export function cleanHtml(root: Root, flag: string, report: Report, fallbackLine: number): RootContent[] {
  const clean = (parent: Root | Element): void => {
    // filter() does not change the types of the children.
    parent.children = (parent.children as Element['children']).filter((child) => {
      if (child.type !== 'element') return true;
      if (flag in child.properties) delete child.properties[flag];
      else if (!cleanElement(child, report, fallbackLine)) return false;
      if (!STRIPPED.has(child.tagName)) clean(child);
      return true;
    });
  };
  clean(root);
  const result = sanitize(root, htmlSchema);
  return result.type === 'root' ? result.children : [];
}

/** Sanitizes an element of raw HTML in place; false if the element must be removed. */
function cleanElement(node: Element, report: Report, fallbackLine: number): boolean {
  const { properties, tagName } = node;
  const line = node.position?.start.line ?? fallbackLine;
  if (ELEMENT_NAME.test(tagName)) {
    report(toFinding('unlistedElement', line, tagName, ...setAside(node)));
    return true;
  }
  if (tagName === 'input' || !ALLOWED.has(tagName)) report(toFinding('droppedTag', line, tagName));
  if (tagName === 'input') return false;

  const size = tagName === 'img' ? readStyle(String(properties.style ?? '')) : undefined;
  if (size !== undefined) delete properties.style;
  for (const [name, value] of Object.entries(properties)) {
    if (/^(?:on|style$)/i.test(name))
      report(toFinding('droppedAttribute', line, tagName, name.toLowerCase()));
    else if (!isSafeValue(tagName, name, value))
      report(toFinding('droppedAddress', line, tagName, String(value)));
    else if (URL_PROPERTIES.has(name)) {
      if (String(value).includes('\\')) report(toFinding('backslashAddress', line, String(value)));
      properties[name] = normalizeUrl(String(value));
      continue;
    } else if (!/^data|^className$/.test(name) || isLanguage(tagName, value)) continue;
    delete properties[name];
  }
  if (tagName === 'a') convertAnchor(node);
  Object.assign(properties, size);
  node.tagName = RENAMED[node.tagName] ?? node.tagName;
  return true;
}

const ZOOM = /^zoom:(\d{1,4}(?:\.\d{1,3})?)%$/;
const SIDE = /^(width|height):(\d{1,5}(?:\.\d{1,3})?(?:%|(?=px$)))(?:px)?$/;

/**
 * Parses the size that Typora and other editors write to the style attribute of an image; undefined if the style has
 * other declarations.
 * @example readStyle('zoom: 50%;') gives { dataZoom: '50' }; readStyle('width:300px') gives { width: '300' }
 */
function readStyle(style: string): Properties | undefined {
  const size: Properties = {};
  for (const written of style.split(';')) {
    const declaration = written.replace(/\s/g, '').toLowerCase();
    const [, zoom] = ZOOM.exec(declaration) ?? [];
    const [, side, length] = SIDE.exec(declaration) ?? [];
    if (zoom !== undefined) size.dataZoom = zoom;
    else if (side !== undefined) size[side] = length;
    else if (!/^(?:(?:width|height|zoom):(?:auto|1|100%))?$/.test(declaration)) return undefined;
  }
  return Object.keys(size).length > 0 ? size : undefined;
}

/** Whether classes are allowed: only the language of a code element is. */
function isLanguage(tagName: string, classes: unknown): boolean {
  return (
    tagName === 'code' && Array.isArray(classes) && classes.every((name) => /^language-/.test(String(name)))
  );
}

function isSafeValue(tagName: string, name: string, value: unknown): boolean {
  switch (name) {
    case 'href':
    case 'cite':
      return isSafeLink(String(value));
    case 'src':
      return isSafeFile(String(value), tagName === 'img');
    case 'poster':
      return isSafeFile(String(value), true);
    case 'srcSet':
      return String(value)
        .split(',')
        .every((candidate) => isSafeFile(candidate.trim(), false));
    default:
      return true;
  }
}

/** Converts an anchor without href, `<a name="x">`, to a `<span id="x">`. */
function convertAnchor(node: Element): void {
  const { name, id, href } = node.properties;
  if (name !== undefined && id === undefined) node.properties.id = name;
  if (href === undefined) node.tagName = 'span';
}
