import type { ElementContent, ElementData } from 'hast';
import { CODE_LINES } from '../diff/marks.ts';
import { toPlainText } from '../document/plainText.ts';
import { markText, UNMARKED } from './markVariables.ts';
import { findVariables, type ReaderVariable } from './readerVariable.ts';

/**
 * Like markVariables(), for nodes that are frozen since they were parsed without variables: copies nodes that contain a
 * variable, and returns the same objects for other nodes.
 */
export function markVariablesInFrozen(
  nodes: readonly ElementContent[],
  values: readonly ReaderVariable[],
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

function markCopy(node: ElementContent, values: readonly ReaderVariable[]): readonly ElementContent[] {
  if (node.type === 'text')
    return findVariables(node.value, values).length > 0 ? markText(node.value, values) : [node];
  if (node.type !== 'element' || UNMARKED.test(node.tagName)) return [node];
  if (node.tagName === 'pre' || node.tagName === CODE_LINES) {
    const used = findVariables(toPlainText(node), values);
    return used.length > 0 ? [{ ...node, data: { values: used } as ElementData }] : [node];
  }
  const children = markVariablesInFrozen(node.children, values);
  return children === node.children ? [node] : [{ ...node, children: [...children] }];
}
