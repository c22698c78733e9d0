import type { Element, Properties, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { type Report, toFinding } from '../findings.ts';
import { htmlSchema } from '../htmlSchema.ts';
import { isSafeFile, isSafeLink, tidyAddress } from '../safeAddress.ts';

const ALLOWED = new Set(htmlSchema.tagNames);
/** What is in them goes with them. */
const EMPTIED = new Set(htmlSchema.strip);
const ADDRESSES = new Set(['href', 'cite', 'src', 'poster']);
/** Allowed in our own tree only: from a writer's hand they would pass for something that they are not. */
const RENAMED: Readonly<Record<string, string>> = { aside: 'div', header: 'div' };

/**
 * Cleans parsed HTML. Elements that carry the property `mark` were made from
 * markdown and are trusted; the mark is taken off.
 */
export function cleanHtml(root: Root, mark: string, report: Report, fallbackLine: number): RootContent[] {
  const clean = (parent: Root | Element): void => {
    // A dropped child leaves the list that its kind came from.
    parent.children = (parent.children as Element['children']).filter((child) => {
      if (child.type !== 'element') return true;
      if (mark in child.properties) delete child.properties[mark];
      else if (!cleanElement(child, report, fallbackLine)) return false;
      if (!EMPTIED.has(child.tagName)) clean(child);
      return true;
    });
  };
  clean(root);
  const result = sanitize(root, htmlSchema);
  return result.type === 'root' ? result.children : [];
}

/** Cleans an element from a writer's hand; false when it must go. */
function cleanElement(node: Element, report: Report, fallbackLine: number): boolean {
  const { properties, tagName } = node;
  const line = node.position?.start.line ?? fallbackLine;
  if (tagName === 'input' || !ALLOWED.has(tagName)) report(toFinding('droppedTag', line, tagName));
  if (tagName === 'input') return false;

  const size = tagName === 'img' ? readStyle(String(properties.style ?? '')) : undefined;
  if (size !== undefined) delete properties.style;
  for (const [name, value] of Object.entries(properties)) {
    if (/^(?:on|style$)/i.test(name))
      report(toFinding('droppedAttribute', line, tagName, name.toLowerCase()));
    else if (!isSafeValue(tagName, name, value))
      report(toFinding('droppedAddress', line, tagName, String(value)));
    else if (ADDRESSES.has(name)) {
      if (String(value).includes('\\')) report(toFinding('backslashAddress', line, String(value)));
      properties[name] = tidyAddress(String(value));
      continue;
    } else if (!/^data|^className$/.test(name) || isLanguage(tagName, value)) continue;
    delete properties[name];
  }
  if (tagName === 'a') settleAnchor(node);
  Object.assign(properties, size);
  node.tagName = RENAMED[node.tagName] ?? node.tagName;
  return true;
}

const ZOOM = /^zoom:(\d{1,4}(?:\.\d{1,3})?)%$/;
const SIDE = /^(width|height):(\d{1,5}(?:\.\d{1,3})?(?:%|(?=px$)))(?:px)?$/;

/**
 * The size that editors write into the style of a picture; undefined where it says anything else.
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

/** The class by which code names its language is the only one that a writer may give. */
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

/** `<a name="x">` is a place to link to, not a link. */
function settleAnchor(node: Element): void {
  const { name, id, href } = node.properties;
  if (name !== undefined && id === undefined) node.properties.id = name;
  if (href === undefined) node.tagName = 'span';
}
