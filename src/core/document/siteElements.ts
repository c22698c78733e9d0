// Custom elements of a site. Its manifest lists them with their attributes (`site.elements`), and its own script defines
// them. A text is parsed without the manifest: cleaning keeps each custom element as a `span` with two properties, which
// raw HTML cannot set, and markElements() restores the listed ones.
import type { Element, ElementContent, Nodes } from 'hast';
import type { TextFinding } from '../site/manifest/finding.ts';
import { toFinding } from './findings.ts';

/** Attributes that may be used, by the name of the element. */
export type SiteElements = Readonly<Record<string, string[]>>;

/** HTML's valid names of custom elements, in ASCII: https://html.spec.whatwg.org/#valid-custom-element-name */
export const ELEMENT_NAME =
  /^(?!(?:annotation-xml|color-profile|font-face(?:-src|-uri|-format|-name)?|missing-glyph)$)[a-z][a-z\d._]*-[a-z\d._-]*$/;

/** Attributes that could run or style something by themselves are none of these. */
export const ATTRIBUTE_NAME = /^(?!on|style$|class$|is$|slot$|srcdoc$|formaction$)[a-z][a-z\d-]*$/;

/**
 * Replaces a custom element of raw HTML, in place, by a span that keeps its name and attributes.
 * @returns the names of the attributes
 */
export function setAside(node: Element): string[] {
  const attributes = Object.entries(node.properties).map(([property, value]): Attribute => {
    const text = Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
    return [toAttribute(property), text];
  });
  node.properties = { dataElement: node.tagName, dataAttributes: JSON.stringify(attributes) };
  node.tagName = 'span';
  return attributes.map(([name]) => name);
}

type Attribute = [name: string, value: string];

/** @example toAttribute('dataRegion') === 'data-region'; toAttribute('onClick') === 'onclick' */
function toAttribute(property: string): string {
  const name = /^(?:data|aria)[A-Z]/.test(property) ? property.replace(/[A-Z]/g, '-$&') : property;
  return name.toLowerCase();
}

const isSetAside = (node: Nodes): node is Element =>
  node.type === 'element' && 'dataElement' in node.properties;

/** Restores the listed elements below a node, in place, with their listed attributes; the tags of others become text. */
export function markElements(node: Nodes, elements: SiteElements): void {
  if (!('children' in node)) return;
  const children = node.children.flatMap((child): Nodes[] => {
    markElements(child, elements);
    if (!isSetAside(child)) return [child];
    const tagName = String(child.properties.dataElement);
    const attributes: Attribute[] = JSON.parse(String(child.properties.dataAttributes));
    const listed = elements[tagName];
    if (listed === undefined) return withTags(tagName, attributes, child.children);
    const safe = attributes.filter(([name, value]) => listed.includes(name) && !isScriptUrl(value));
    return [{ ...child, tagName, properties: Object.fromEntries(safe) }];
  });
  node.children = children as Element['children'];
}

/** Whether a value could run code where a script uses it as a URL: browsers ignore white space in the protocol. */
function isScriptUrl(value: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
}

function withTags(
  name: string,
  attributes: readonly Attribute[],
  children: ElementContent[],
): ElementContent[] {
  const hasBlocks = children.some((child) => child.type === 'element' && child.tagName === 'p');
  const toText = (value: string): ElementContent =>
    hasBlocks
      ? { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }
      : { type: 'text', value };
  const written = attributes.map(([attribute, value]) => ` ${attribute}="${value}"`).join('');
  return [toText(`<${name}${written}>`), ...children, toText(`</${name}>`)];
}

/** The elements that occur in a text; undefined for none. */
export function findElements(text: string, elements: SiteElements = {}): SiteElements | undefined {
  const found = Object.entries(elements).filter(([name]) => text.includes(`<${name}`));
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Drops the findings about elements and attributes that the manifest lists. */
export function withoutListed(
  findings: readonly TextFinding[],
  elements: SiteElements = {},
): readonly TextFinding[] {
  return findings.flatMap((finding) => {
    if (finding.kind !== 'unlistedElement') return [finding];
    const [tag = '', ...attributes] = finding.values.map(String);
    const known = elements[tag];
    if (known === undefined) return [finding];
    return attributes
      .filter((name) => !known.includes(name))
      .map((name) => toFinding('unlistedAttribute', finding.line, tag, name));
  });
}
