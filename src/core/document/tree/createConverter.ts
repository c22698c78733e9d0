// Converts a markdown AST (mdast) to an HTML AST (hast), one top-level node at a time.
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
  Strong,
  Text,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { defaultHandlers, type Handlers, type State, toHast } from 'mdast-util-to-hast';
import { elementMessages } from '#site-i18n/elementMessages';
import { memoize } from '../../../lib/memoize.ts';
import { splitItems } from '../cjk.ts';
import { normalizeCode } from '../codeBlocks.ts';
import { findAdmonitionType, findLayout, isDetails } from '../containerKinds.ts';
import { lineOf, type Report, toFinding } from '../findings.ts';
import { describeMissingInclude, readFilled, readInclude, readInfo } from '../includes/includeSyntax.ts';
import { toPlainText } from '../plainText.ts';
import { isSafeFile, isSafeLink, normalizeUrl } from '../safeUrl.ts';
import { createBadge } from '../syntax/badges.ts';
import { isContainerLabel } from '../syntax/containerSyntax.ts';
import { joinLabel } from '../syntax/definitionLabels.ts';
import { FORMULA_CLASS, type InlineMath, isFormulaFence } from '../syntax/formulas.ts';
import { isTab } from '../syntax/tabTitles.ts';
import { buildFootnotes, convertFootnoteReference } from './footnotes.ts';

interface Converter {
  convert(node: Nodes): HtmlContent[];
  /** Converts the footnotes to which the converted nodes refer; undefined without footnotes. */
  footnotes(): Element | undefined;
}

/** Creates a converter for the nodes of one document. toHast() alone would convert the whole AST in one task. */
export function createConverter(root: Root, report: Report): Converter {
  let state: State | undefined;
  const handlers: Handlers = {
    ...toHandlers(report),
    // toHast() collects the definitions of the tree before it calls this handler, which only stores the state.
    root(ownState: State) {
      state = ownState;
      return [];
    },
  };
  toHast(root, { allowDangerousHtml: true, handlers });
  // TypeScript does not know that the handler has assigned the variable.
  const converter = state as State | undefined;
  if (converter === undefined) throw new Error('mdast-util-to-hast has changed its shape');
  return {
    convert: (node) => toList(converter.one(node, root)),
    footnotes: () => buildFootnotes(converter),
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
      return [element(state, node, 'a', { href: normalizeUrl(target.url), ...titleOf(target) }, children)];
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
      const properties = {
        src: normalizeUrl(target.url),
        alt,
        ...titleOf(target),
        ...node.data?.hProperties,
      };
      return [element(state, node, 'img', properties, [])];
    }
    report(toFinding('unsafeImage', lineOf(node), target.url));
    return [{ type: 'text', value: alt }];
  };
  const definitionOf = ({ definitionById }: State, { identifier, label }: LinkReference | ImageReference) =>
    definitionById.get(identifier.toUpperCase()) ?? definitionById.get(joinLabel(label ?? ''));

  // Memoized per list: the default handler checks all items of the list for each item.
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
    // An include comment that has not been resolved renders nothing.
    html: (state: State, node: Html) =>
      readInclude(node.value) === undefined ? defaultHandlers.html(state, node) : undefined,
    footnoteReference: convertFootnoteReference,
    inlineMath: (state: State, node: InlineMath) =>
      element(state, node, 'code', { className: [FORMULA_CLASS] }, [{ type: 'text', value: node.value }]),
  };
}

/** Converts a text node, with a line break before each line that begins like a list item, unless one precedes it. */
function convertText(
  state: State,
  node: Text,
  parent: Parents | undefined,
): ElementContent | ElementContent[] {
  const [first = '', ...items] = splitItems(node.value);
  if (items.length === 0) return defaultHandlers.text(state, node);
  const toText = (value: string): ElementContent => defaultHandlers.text(state, { ...node, value });
  // A break node before the text renders the line break of the first item.
  const isBroken =
    first === '' && parent?.children[parent.children.indexOf(node as never) - 1]?.type === 'break';
  const lines = items.flatMap((item) => [...defaultHandlers.break(state, { type: 'break' }), toText(item)]);
  return isBroken ? lines.slice(2) : [...(first === '' ? [] : [toText(first)]), ...lines];
}

/** Converts a code block. The options of the info string become a property, which the sanitizer allows. */
function convertCode(state: State, node: Code, report: Report): Element {
  const { language, words } = readInfo(node);
  const filled = readFilled(words);
  if (filled?.fault !== undefined)
    report(toFinding('brokenInclude', lineOf(node), filled.href, filled.fault));
  const meta = filled?.meta ?? words;
  // Fallback if the included file is not available: the text of the block, else a message without a language.
  const isMissing = filled !== undefined && filled.code === undefined && node.value === '';
  const text = isMissing
    ? describeMissingInclude(filled.href, filled.fault)
    : normalizeCode(filled?.code ?? node.value);
  const isFormula = isFormulaFence(node) && !isMissing;
  const properties = {
    ...(language !== '' && !isMissing && { className: [`language-${language}`] }),
    ...(isFormula && { className: ['language-latex', FORMULA_CLASS] }),
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
  if (layout === 'operation') markMethod(node);
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

/** Types of the badges of HTTP methods; others have no color of their own. */
const METHODS: Readonly<Record<string, string>> = {
  GET: 'info',
  POST: 'tip',
  PUT: 'caution',
  PATCH: 'caution',
  DELETE: 'danger',
};

/** Makes the method with which an operation begins a badge, and other bold words of its line. */
function markMethod({ children: [line] }: ContainerDirective): void {
  if (line?.type !== 'paragraph') return;
  line.children = line.children.map((child) =>
    child.type === 'strong' ? createBadge(METHODS[toWords(child)] ?? 'note', child.children) : child,
  );
}

const toWords = ({ children: [word] }: Strong): string => (word?.type === 'text' ? word.value : '');

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

interface Tab {
  title: ElementContent[];
  children: ElementContent[];
}

/**
 * Converts tabs to sections that contain their title, so that they can be read without JavaScript, printed and
 * searched: `<section data-tab="npm"><p><strong>npm</strong></p>…</section>`. Content before the first title is in no
 * tab.
 */
function convertTabs(state: State, node: ContainerDirective): { before: ElementContent[]; tabs: Element[] } {
  const before: ElementContent[] = [];
  const tabs: Tab[] = [];
  let isTitled = false;
  for (const child of node.children) {
    if (isContainerLabel(child) || isTab(child)) {
      tabs.push({ title: state.all(child), children: [] });
      isTitled = true;
    } else if (child.type === 'code' && !isTitled)
      // In a group of code blocks without titles, each block is a tab.
      tabs.push({
        title: [{ type: 'text', value: tabTitle(child) }],
        children: convertChild(state, child, node),
      });
    else (tabs.at(-1)?.children ?? before).push(...convertChild(state, child, node));
  }
  return { before, tabs: tabs.map(toSection) };
}

function toSection({ title, children }: Tab): Element {
  const name: Element = { type: 'element', tagName: 'strong', properties: {}, children: title };
  const head: Element = { type: 'element', tagName: 'p', properties: {}, children: [name] };
  const properties = { dataTab: toPlainText(title) };
  return { type: 'element', tagName: 'section', properties, children: [head, ...children] };
}

function convertChild(state: State, child: Nodes, parent: ContainerDirective): ElementContent[] {
  // The cast is safe: children of a container are converted to elements and texts only.
  return toList(state.one(child, parent)) as ElementContent[];
}

/**
 * The title of a code block as a tab: ` ```js [config.js] ` (VitePress), `title="…"`, ` ```bash macOS / Linux `
 * (Mintlify), by default the language.
 */
function tabTitle({ lang, meta }: Code): string {
  const words = meta ?? '';
  const written =
    /\[([^\]]+)\]/.exec(words) ??
    /\btitle=["']([^"']+)["']/.exec(words) ??
    /^((?!(?:wrap|lines|expandable|showLineNumbers)$)[^={:]+)$/.exec(words);
  return written?.[1] ?? lang ?? '';
}
