import type { Element, ElementContent } from 'hast';
import type { Code, Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { toPlainText } from '../plainText.ts';
import { isContainerLabel } from '../syntax/containerSyntax.ts';
import { isTab, TAB_MARK } from '../syntax/tabLine.ts';

interface Tab {
  title: ElementContent[];
  children: ElementContent[];
}

/**
 * The tabs of a container, one below the other, each under its title: so they are read without scripts, printed
 * and found. `<section data-tab="npm"><p><strong>npm</strong></p>…</section>` What stands before the first title
 * is in none of them.
 */
export function convertTabs(
  state: State,
  node: ContainerDirective,
): { before: ElementContent[]; tabs: Element[] } {
  const before: ElementContent[] = [];
  const tabs: Tab[] = [];
  let isTitled = false;
  for (const child of node.children) {
    if (isContainerLabel(child) || isTab(child)) {
      tabs.push({ title: state.all(withoutMark(child)), children: [] });
      isTitled = true;
    } else if (child.type === 'code' && !isTitled)
      // A group of code blocks: each is a tab.
      tabs.push({ title: [{ type: 'text', value: titleOf(child) }], children: convert(state, child, node) });
    else (tabs.at(-1)?.children ?? before).push(...convert(state, child, node));
  }
  return { before, tabs: tabs.map(toSection) };
}

function toSection({ title, children }: Tab): Element {
  const name: Element = { type: 'element', tagName: 'strong', properties: {}, children: title };
  const head: Element = { type: 'element', tagName: 'p', properties: {}, children: [name] };
  const properties = { dataTab: toPlainText(title) };
  return { type: 'element', tagName: 'section', properties, children: [head, ...children] };
}

function convert(state: State, child: Nodes, parent: ContainerDirective): ElementContent[] {
  const made = state.one(child, parent);
  // Inside a container there are elements and texts.
  return (made === undefined ? [] : Array.isArray(made) ? made : [made]) as ElementContent[];
}

function withoutMark<T extends Nodes>(node: T): T {
  const [first, ...rest] = 'children' in node ? node.children : [];
  if (first?.type !== 'text') return node;
  return { ...node, children: [{ ...first, value: first.value.replace(TAB_MARK, '') }, ...rest] };
}

/** ` ```js [config.js] ` of VitePress, a title, ` ```bash macOS / Linux ` of Mintlify, or the language. */
function titleOf({ lang, meta }: Code): string {
  const words = meta ?? '';
  const written =
    /\[([^\]]+)\]/.exec(words) ??
    /\btitle=["']([^"']+)["']/.exec(words) ??
    /^((?!(?:wrap|lines|expandable|showLineNumbers)$)[^={:]+)$/.exec(words);
  return written?.[1] ?? lang ?? '';
}
