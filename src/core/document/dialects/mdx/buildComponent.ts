// Builds the nodes that a component becomes, from its attributes and its converted children.
import type { Emphasis, Heading, Image, Nodes, PhrasingContent } from 'mdast';
import { toBoxName } from '../../containerKinds.ts';
import { writeInclude } from '../../includes/includeSyntax.ts';
import { readIncludeTag } from '../../includes/includeTag.ts';
import { createBadge } from '../../syntax/badges.ts';
import type { InlineMath } from '../../syntax/formulas.ts';
import {
  addTitle,
  createAnchor,
  createContainer,
  createItem,
  createLink,
  createParagraph,
  createTab,
  createText,
  inlineCode,
  joinLists,
  strong,
  toTitle,
} from '../createNodes.ts';
import type { Kind } from './components.ts';
import type { Markup } from './mdxSyntax.ts';
import { type JsxElement, placeOf } from './pairTags.ts';
import type { Literal } from './readLiteral.ts';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether links lead to the title. */
    hasAnchor?: boolean;
  }
}

/** A component, with readers of its attributes and its converted children. */
export interface Source {
  element: JsxElement;
  /** The first of these attributes that is a text or a number. */
  read: (...names: readonly string[]) => string | undefined;
  /** The children as blocks, and as inline nodes. */
  flow: () => Nodes[];
  phrasing: () => PhrasingContent[];
  /** Tabs among the children, and blocks that are in none; undefined without tabs. */
  tabs: (labels: Labels) => Tabs | undefined;
  /** The text of the children without markup. */
  text: () => string;
}

export interface Labels {
  byValue: ReadonlyMap<string, string>;
  byIndex: readonly string[];
}

export interface Tabs {
  before: Nodes[];
  tabs: { id: string | undefined; title: string; children: Nodes[] }[];
}

type Builder = (source: Source) => Nodes[];

/** Kinds that are part of a line. */
const INLINE: ReadonlySet<Kind> = new Set<Kind>([
  'badge',
  'link',
  'video',
  'image',
  'tooltip',
  'formula',
  'nothing',
  'tabLabel',
]);

export const isInlineKind = (kind: Kind) => INLINE.has(kind);

/** A title to which links lead by the id of its component. */
const withAnchor = (id: string | undefined, title = ''): PhrasingContent[] => [
  ...(id !== undefined && /^[\w-]+$/.test(id) ? [createAnchor(id)] : []),
  ...toWords(title || undefined),
];

const buildTabs: Builder = ({ element, tabs, flow }) => {
  const found = tabs(readLabels(element));
  if (found === undefined) return [createContainer('tabs', flow())];
  const { before, tabs: listed } = found;
  return [
    ...before,
    createContainer(
      'tabs',
      listed.flatMap(({ id, title, children }) => [createTab(withAnchor(id, title)), ...children]),
    ),
  ];
};

const toText = (value: Literal | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

type Fields = Readonly<Record<string, Literal>>;

const asFields = (value: Literal | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const asList = (value: Literal | undefined): readonly Literal[] => (Array.isArray(value) ? value : []);

/** Labels in one place: `values={[{ value: 'a', label: '甲' }]}`, `items={['甲', '乙']}`. */
function readLabels({ tag: { attributes } }: JsxElement): Labels {
  const values = asList(attributes.get('values')).map(asFields);
  const items = asList(attributes.get('items'));
  return {
    byValue: new Map(
      values.map(({ value, label }) => [toText(value) ?? '', toText(label) ?? toText(value) ?? '']),
    ),
    byIndex: items.map((item) => toText(item) ?? toText(asFields(item).label) ?? ''),
  };
}

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'];

/** The same command of several package managers. */
const buildCommands: Builder = ({ element, read, flow }) => {
  const written = element.tag.attributes.get('command');
  const added = read('package');
  const command = toText(written) ?? (added === undefined ? undefined : `install ${added}`);
  const commands =
    command === undefined
      ? Object.entries(asFields(written)).map(([name, line]) => [name, toText(line) ?? ''] as const)
      : MANAGERS.map(
          (name) =>
            [
              name,
              `${name} ${name === 'npm' ? command : command.replace(/^install (?=\S)/, 'add ')}`,
            ] as const,
        );
  // Those of Astro are written between the tags.
  if (commands.length === 0) return flow();
  return [
    createContainer(
      'tabs',
      commands.flatMap(([name, value]): Nodes[] => [createTab(name), { type: 'code', lang: 'bash', value }]),
    ),
  ];
};

const box =
  (name: string): Builder =>
  ({ read, flow }) => {
    const type = read('type', 'variant');
    return [createContainer(type === undefined ? name : toBoxName(type), flow(), read('title'))];
  };

const buildCard: Builder = ({ read, flow }) => {
  const content = flow();
  const title = toTitle(read('title'), read('href', 'link', 'to'));
  const description = read('description', 'desc');
  const words = [title, description === undefined ? [] : [createText(description)]].filter(
    (part) => part.length > 0,
  );
  const line = words.flatMap((part, at) => (at > 0 ? [createText(' '), ...part] : part));
  return [createItem(addTitle(line, content), { ordered: false, spread: content.length > 0 })];
};

const buildField: Builder = ({ element, read, flow }) => {
  const [name, type, initial] = [
    read('path', 'query', 'body', 'header', 'name'),
    read('type'),
    read('default'),
  ];
  const title = [name, type].filter((part) => part !== undefined).join(': ');
  const notes = [
    ...(element.tag.attributes.get('required') === true ? ['required'] : []),
    ...(initial === undefined ? [] : [`default: ${initial}`]),
  ].flatMap((note) => [createText(' '), inlineCode(note)]);
  return addTitle([...(title === '' ? [] : [strong(title)]), ...notes], flow());
};

const buildTypes: Builder = ({ element, flow }) => {
  const items = Object.entries(asFields(element.tag.attributes.get('type'))).map(([name, value]) => {
    const { type, description, default: initial } = asFields(value);
    const words = [
      strong(name),
      ...[toText(type), toText(initial) && `default: ${toText(initial)}`].flatMap((code) =>
        code ? [createText(' '), inlineCode(code)] : [],
      ),
      ...(toText(description) ? [createText(` ${toText(description)}`)] : []),
    ];
    return createItem([createParagraph(words)], { ordered: false });
  });
  return [...joinLists(items), ...flow()];
};

const buildFile =
  (isFolder: boolean): Builder =>
  ({ read, flow }) => {
    const name = createParagraph([createText(`${read('name') ?? ''}${isFolder ? '/' : ''}`)]);
    return [createItem([name, ...flow()], { ordered: false })];
  };

const buildCode: Builder = ({ read, text }) => {
  const title = read('title');
  const value = (read('code') ?? text()).replace(/^\n|\n\s*$/g, '');
  return [
    {
      type: 'code',
      lang: read('language', 'lang') ?? '',
      meta: title === undefined ? null : `title="${title}"`,
      value,
    },
  ];
};

const buildLink: Builder = ({ read, phrasing }) => {
  const content = phrasing();
  const url = read('href', 'to', 'link');
  const words = content.length > 0 ? content : toWords(read('text', 'title') ?? url);
  return url === undefined ? words : [createLink(url, words)];
};

const toWords = (text: string | undefined): PhrasingContent[] =>
  text === undefined ? [] : [createText(text)];

const buildVideo: Builder = ({ read }) => {
  const id = read('id');
  if (id === undefined) return [];
  const url = /^https?:/.test(id) ? id : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
  return [createLink(url, [createText(read('title') ?? url)])];
};

const buildImage: Builder = ({ element, read }) => {
  const { attributes } = element.tag;
  const sources = { ...asFields(attributes.get('src')), ...asFields(attributes.get('sources')) };
  const url = read('src') ?? toText(sources.light) ?? toText(sources.src);
  if (url === undefined) return toWords(read('alt'));
  const [width, height] = [read('width'), read('height')];
  const hProperties = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  const image: Image = { type: 'image', url, alt: read('alt') ?? '', data: { hProperties } };
  return [image];
};

const buildTooltip: Builder = ({ read, phrasing }) => {
  const tip = read('tip', 'content', 'headline');
  const data = { hName: 'abbr', hProperties: { title: tip ?? '' } };
  const word: Emphasis = { type: 'emphasis', data, children: phrasing() };
  return tip === undefined ? phrasing() : [word];
};

const BUILDERS: Readonly<Record<Kind, Builder>> = {
  note: box('note'),
  tip: box('tip'),
  info: box('info'),
  caution: box('caution'),
  danger: box('danger'),
  details: ({ element, read, flow }) => {
    const [id, title] = [read('id'), read('title', 'summary', 'label')];
    const details = createContainer('details', flow(), withAnchor(id, title));
    const isNamed = element.tag.name === 'Accordion' && id === undefined;
    return [isNamed ? { ...details, data: { hasAnchor: true } } : details];
  },
  tabs: buildTabs,
  tab: ({ read, flow }) => addTitle(toTitle(read('label', 'title', 'name', 'value'), undefined), flow()),
  tabLabel: ({ phrasing }) => phrasing(),
  commands: buildCommands,
  cards: ({ flow }) => [createContainer('cards', flow())],
  card: buildCard,
  steps: ({ flow }) => [createContainer('steps', flow())],
  step: ({ read, flow }) => [
    createItem(addTitle(toTitle(read('title'), undefined), flow()), {
      ordered: true,
      start: 1,
      spread: true,
    }),
  ],
  folder: buildFile(true),
  file: buildFile(false),
  field: buildField,
  types: buildTypes,
  section: ({ read, flow }) => {
    const [label, description] = [read('label'), read('description')];
    const heading: Heading[] =
      label === undefined ? [] : [{ type: 'heading', depth: 2, children: [createText(label)] }];
    return [
      ...heading,
      ...(description === undefined ? [] : [createParagraph([createText(description)])]),
      ...flow(),
    ];
  },
  badge: ({ read, phrasing }) => {
    const text = read('text');
    return [createBadge(read('type', 'variant') ?? '', text === undefined ? phrasing() : [createText(text)])];
  },
  code: buildCode,
  link: buildLink,
  video: buildVideo,
  image: buildImage,
  tooltip: buildTooltip,
  formula: ({ text }) => [{ type: 'inlineMath', value: text() } as InlineMath],
  contents: ({ element }) => [
    { type: 'html', value: '<!--@include: ./-->', ...(element.position && { position: element.position }) },
  ],
  content: ({ read, flow }) => {
    const caption = read('caption');
    const blocks = flow();
    if (caption === undefined) return blocks;
    const words: Emphasis = { type: 'emphasis', children: [createText(caption)] };
    const last = blocks.at(-1);
    if (last?.type !== 'paragraph') return [...blocks, createParagraph([words])];
    return [...blocks.slice(0, -1), { ...last, children: [...last.children, { type: 'break' }, words] }];
  },
  nothing: () => [],
};

/** Builds blocks, or for a component that is part of a line, inline nodes. */
export function buildComponent(kind: Kind, source: Source): Nodes[] {
  return BUILDERS[kind](source);
}

/** Builds a component in a line of text: of a block, its title and its inline content. */
export function buildInline(kind: Kind | undefined, source: Source): PhrasingContent[] {
  if (kind !== undefined && INLINE.has(kind)) return BUILDERS[kind](source) as PhrasingContent[];
  const content = source.phrasing();
  const [title, url] = [source.read(...TITLES), source.read('href', 'to')];
  if (url !== undefined) return [createLink(url, content.length > 0 ? content : [createText(title ?? url)])];
  if (title === undefined) return content;
  return content.length === 0 ? [createText(title)] : [strong(title), createText(' '), ...content];
}

const TITLES = ['title', 'label', 'name', 'text', 'summary', 'alt'];

/** Builds a component that no row knows: its readable attributes and its content. */
export function buildUnknown({ read, flow }: Source): Nodes[] {
  const title = toTitle(read(...TITLES), read('href', 'to', 'link', 'src'));
  const description = read('description', 'caption');
  const words = description === undefined ? [] : [createParagraph([createText(description)])];
  return addTitle(title, [...words, ...flow()]);
}

/** An include, as core/document/includes reads it. */
export const buildInclude = (node: Markup): Nodes => ({
  type: 'html',
  value: writeInclude(readIncludeTag(node.value) ?? { href: '' }),
  ...placeOf(node),
});
