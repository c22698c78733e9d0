// From the markdown tree to the HTML tree, block by block.
import type { Element, ElementContent, RootContent as HtmlContent } from 'hast';
import type {
  Code,
  Definition,
  Html,
  Image,
  ImageReference,
  Link,
  LinkReference,
  List,
  ListItem,
  Nodes,
  Parents,
  Root,
  Text,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { defaultHandlers, type Handlers, type State, toHast } from 'mdast-util-to-hast';
import { memoize } from '../../../lib/memoize.ts';
import { elementMessages } from '../../i18n/elementMessages.ts';
import { normalizeCode } from '../codeText.ts';
import { findAdmonitionType, findLayout, isDetails } from '../containerKinds.ts';
import { type Report, toFinding } from '../findings.ts';
import { readFilled, readInfo, sayMissing } from '../includes/includes.ts';
import { readTextInclude } from '../includes/textIncludes.ts';
import { lineOf } from '../lineOf.ts';
import { splitItems } from '../listLines.ts';
import { isSafeFile, isSafeLink, tidyAddress } from '../safeAddress.ts';
import { isContainerLabel } from '../syntax/containerSyntax.ts';
import { joinLabel } from '../syntax/labels.ts';
import { convertTabs } from './convertTabs.ts';
import { buildFootnotes, convertFootnoteReference } from './footnotes.ts';

export interface Converter {
  convert(node: Nodes): HtmlContent[];
  /** The section of the footnotes that the converted blocks refer to. */
  footnotes(): Element | undefined;
}

/** Makes a converter for the blocks of one document. */
export function createConverter(root: Root, report: Report): Converter {
  let state: State | undefined;
  const handlers: Handlers = {
    ...toHandlers(report),
    // The whole tree is only shown to it for the definitions in it; its blocks come one at a time.
    root(ownState: State) {
      state = ownState;
      return [];
    },
  };
  toHast(root, { allowDangerousHtml: true, handlers });
  // The compiler does not see that the handler has run.
  const ready = state as State | undefined;
  if (ready === undefined) throw new Error('mdast-util-to-hast has changed its shape');
  return {
    convert: (node) => toList(ready.one(node, root)),
    footnotes: () => buildFootnotes(ready),
  };
}

function toList<T>(result: T | T[] | undefined): T[] {
  if (result === undefined) return [];
  return Array.isArray(result) ? result : [result];
}

function toHandlers(report: Report): Handlers {
  const link = (state: State, node: Link | LinkReference, target: Link | Definition): ElementContent[] => {
    const children = state.all(node);
    if (isSafeLink(target.url))
      return [element(state, node, 'a', { href: tidyAddress(target.url), ...titleOf(target) }, children)];
    report(toFinding('unsafeLink', lineOf(node), target.url));
    return children;
  };
  const image = (
    state: State,
    node: Image | ImageReference,
    target: Image | Definition,
  ): ElementContent[] => {
    const alt = node.alt ?? '';
    if (isSafeFile(target.url, true)) {
      const properties = { src: tidyAddress(target.url), alt, ...titleOf(target), ...node.data?.hProperties };
      return [element(state, node, 'img', properties, [])];
    }
    report(toFinding('unsafeImage', lineOf(node), target.url));
    return [{ type: 'text', value: alt }];
  };
  const definitionOf = ({ definitionById }: State, { identifier, label }: LinkReference | ImageReference) =>
    definitionById.get(identifier.toUpperCase()) ?? definitionById.get(joinLabel(label ?? ''));

  // The default handler looks through the whole list again for every item of it.
  const looseness = memoize((list: List): List => {
    const spread =
      list.spread === true || list.children.some((item) => item.spread ?? item.children.length > 1);
    return { ...list, spread, children: [] };
  });

  return {
    link: (state: State, node: Link) => link(state, node, node),
    image: (state: State, node: Image) => image(state, node, node),
    linkReference(state: State, node: LinkReference) {
      const definition = definitionOf(state, node);
      return definition ? link(state, node, definition) : defaultHandlers.linkReference(state, node);
    },
    imageReference(state: State, node: ImageReference) {
      const definition = definitionOf(state, node);
      return definition ? image(state, node, definition) : defaultHandlers.imageReference(state, node);
    },
    listItem: (state: State, node: ListItem, parent: Nodes | undefined) =>
      defaultHandlers.listItem(state, node, parent?.type === 'list' ? looseness(parent) : undefined),
    text: convertText,
    code: (state: State, node: Code) => convertCode(state, node, report),
    containerDirective: convertContainer,
    // A text that has not been put in.
    html: (state: State, node: Html) =>
      readTextInclude(node.value) === undefined ? defaultHandlers.html(state, node) : undefined,
    footnoteReference: convertFootnoteReference,
  };
}

/** Lines that begin as items of a list begin lines on the page; behind a break the first one does already. */
function convertText(
  state: State,
  node: Text,
  parent: Parents | undefined,
): ElementContent | ElementContent[] {
  const [first = '', ...items] = splitItems(node.value);
  if (items.length === 0) return defaultHandlers.text(state, node);
  const toText = (value: string): ElementContent => defaultHandlers.text(state, { ...node, value });
  const isBroken =
    first === '' && parent?.children[parent.children.indexOf(node as never) - 1]?.type === 'break';
  const lines = items.flatMap((item) => [...defaultHandlers.break(state, { type: 'break' }), toText(item)]);
  return isBroken ? lines.slice(2) : [...(first === '' ? [] : [toText(first)]), ...lines];
}

/** The meta string becomes a property, which copying and cleaning leave alone. */
function convertCode(state: State, node: Code, report: Report): Element {
  const { language, words } = readInfo(node);
  const filled = readFilled(words);
  if (filled?.fault !== undefined)
    report(toFinding('brokenInclude', lineOf(node), filled.href, filled.fault));
  const meta = filled?.meta ?? words;
  // Without the file the block's own text stands in for it, and without that a sentence, which is in no language.
  const isMissing = filled !== undefined && filled.code === undefined && node.value === '';
  const text = isMissing ? sayMissing(filled.href, filled.fault) : normalizeCode(filled?.code ?? node.value);
  const properties = {
    ...(language !== '' && !isMissing && { className: [`language-${language}`] }),
    ...(meta !== '' && { dataMeta: meta }),
  };
  const value = text === '' ? '' : `${text}\n`;
  const code: Element = { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value }] };
  return element(state, node, 'pre', {}, [code]);
}

function convertContainer(state: State, node: ContainerDirective): Element | ElementContent[] {
  const [first, ...rest] = node.children;
  const label = isContainerLabel(first) ? first : undefined;
  const layout = findLayout(node.name);
  if (layout === 'tabs') {
    const { before, tabs } = convertTabs(state, node);
    const group = tabs.length === 0 ? [] : [element(state, node, 'div', { dataLayout: layout }, tabs)];
    return [...before, ...group];
  }
  if (layout !== undefined) return element(state, node, 'div', { dataLayout: layout }, state.all(node));
  const content = state.all(label === undefined ? node : { ...node, children: rest });
  const title = label === undefined ? [] : state.all(label);
  const type = findAdmonitionType(node.name) ?? 'note';
  const fold = isDetails(node.name) ? 'closed' : node.data?.fold;
  if (fold !== undefined) {
    const value = isDetails(node.name) ? elementMessages.details : elementMessages.admonition[type];
    const words: ElementContent[] = title.length > 0 ? title : [{ type: 'text', value }];
    const summary: Element = { type: 'element', tagName: 'summary', properties: {}, children: words };
    return element(state, node, 'details', fold === 'open' ? { open: true } : {}, [summary, ...content]);
  }
  const header: Element = { type: 'element', tagName: 'header', properties: {}, children: title };
  return element(
    state,
    node,
    'aside',
    { dataAdmonition: type },
    title.length === 0 ? content : [header, ...content],
  );
}

function element(
  state: State,
  node: Nodes,
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  const result: Element = { type: 'element', tagName, properties, children };
  state.patch(node, result);
  return result;
}

function titleOf({ title }: { title?: string | null | undefined }): { title?: string } {
  return title === null || title === undefined ? {} : { title };
}
