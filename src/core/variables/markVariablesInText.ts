import type { ElementContent, ElementData } from 'hast';
import { CODE_LINES } from '../diff/marks.ts';
import { toPlainText } from '../document/plainText.ts';
import { markText, UNMARKED } from './markVariables.ts';
import { type ReaderValue, valuesIn } from './readerVariable.ts';

/**
 * Like markValues(), for nodes that were parsed without variables and are frozen: changed nodes are copied, others are
 * returned as they are.
 */
export function markCopies(
  nodes: readonly ElementContent[],
  values: readonly ReaderValue[],
): readonly ElementContent[] {
  if (values.length === 0) return nodes;
  let isSame = true;
  const marked = nodes.flatMap((node): readonly ElementContent[] => {
    const copies = markCopy(node, values);
    if (copies[0] !== node) isSame = false;
    return copies;
  });
  return isSame ? nodes : marked;
}

function markCopy(node: ElementContent, values: readonly ReaderValue[]): readonly ElementContent[] {
  if (node.type === 'text')
    return valuesIn(node.value, values).length > 0 ? markText(node.value, values) : [node];
  if (node.type !== 'element' || UNMARKED.test(node.tagName)) return [node];
  if (node.tagName === 'pre' || node.tagName === CODE_LINES) {
    const used = valuesIn(toPlainText(node), values);
    return used.length > 0 ? [{ ...node, data: { values: used } as ElementData }] : [node];
  }
  const children = markCopies(node.children, values);
  return children === node.children ? [node] : [{ ...node, children: [...children] }];
}
