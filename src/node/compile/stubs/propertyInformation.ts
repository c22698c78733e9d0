// Replaces property-information, which lists every attribute of HTML and SVG (5 KB gzip): hast trees here have those of
// the allow-list (src/core/document/html/cleanHtml.ts), aria-* and data-* only. It can go when the package lets a bundler
// leave out its tables.

interface Info {
  /** Name in the tree: `colSpan`. */
  property: string;
  /** Name in HTML: `colspan`. */
  attribute: string;
  /** Undefined for names that React writes as HTML does. */
  space: 'html' | undefined;
  commaSeparated: boolean;
}

/** Properties whose name differs from the lower-case attribute. */
const CAMEL_CASED =
  'colSpan rowSpan vAlign hrefLang dateTime srcSet autoPlay playsInline tabIndex htmlFor'.split(' ');
const properties = new Map(CAMEL_CASED.map((name) => [name.toLowerCase(), name]));
const attributes: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

export const html = { space: 'html' };
export const svg = { space: 'html' };
export const hastToReact: Readonly<Record<string, string>> = {};

export function normalize(name: string): string {
  return name.toLowerCase();
}

/**
 * Looks up a property or an attribute.
 * @example find(html, 'colspan') gives property `colSpan`; find(html, 'dataMeta') gives attribute `data-meta`
 */
export function find(_schema: unknown, name: string): Info {
  if (/^aria[-A-Z]/.test(name)) {
    const rest = name.slice(4).replace(/^-/, '');
    return info(
      `aria${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
      `aria-${rest.toLowerCase()}`,
      undefined,
    );
  }
  if (/^data[-A-Z]/.test(name)) {
    const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return info(
      camel,
      camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      undefined,
    );
  }
  const lower = name.toLowerCase();
  const property = lower === 'class' || lower === 'classname' ? 'className' : (properties.get(lower) ?? name);
  return info(property, attributes[property] ?? property.toLowerCase(), 'html');
}

function info(property: string, attribute: string, space: Info['space']): Info {
  return { property, attribute, space, commaSeparated: false };
}
