// What a node says, as a text: nodes with the same key are the same to a reader.
import type { Element, Nodes } from 'hast';

/** Ids, and what the parser derives from the content for the sake of looks. */
const IGNORED = new Set(['id', 'dataShort', 'dataProse', 'dataList', 'dataLabel', 'dataLong', 'dataWhole']);
const FILES = new Set(['src', 'srcSet', 'poster']);

export interface Keys {
  /** Of a node with all that is in it. */
  of: (node: Nodes) => string;
  /** Of an element without its content. */
  shell: (element: Element) => string;
}

/**
 * The keys of one text's nodes.
 * @param nameFile what a file as written is known by in both texts
 */
export function createKeys(nameFile: (src: string) => string = (src) => src): Keys {
  const known = new WeakMap<Nodes, string>();
  const shell = ({ tagName, properties }: Element): string => {
    let key = tagName;
    for (const [name, value] of Object.entries(properties)) {
      if (IGNORED.has(name) || value === undefined || value === null || value === false) continue;
      key += ` ${name}=${FILES.has(name) ? nameFile(String(value)) : String(value)}`;
    }
    return key;
  };
  const of = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '';
    let key = known.get(node);
    if (key === undefined) {
      const inside = node.children.map(of).join('');
      key = node.type === 'element' ? `\u0001${shell(node)}\u0002${inside}\u0003` : inside;
      known.set(node, key);
    }
    return key;
  };
  return { of, shell };
}
