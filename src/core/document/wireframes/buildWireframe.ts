// Composes the elements of a wireframe from one set of parts. They are HTML, not SVG: the layout has room for each
// label in the reader's font, callouts have a place of their own beside their part, and columns wrap on phones.
import type { Element, ElementContent } from 'hast';
import type { Label, Part, Wireframe } from './readWireframe.ts';

/** Class of the figure. */
export const WIREFRAME_CLASS = 'wireframe';

/** Ids by the number of a callout; undefined where a picture has no list of its numbers. */
export type FindId = (number: number) => { mark: string; entry: string } | undefined;

/** The picture as a group, so that its callouts can be reached, named by its alternative text. */
export function buildWireframe({ alt, parts }: Wireframe, findId: FindId): Element {
  const group = alt === undefined ? {} : { role: 'group', ariaLabel: alt };
  return create('wf-ground', buildParts(parts, findId), group);
}

type Build = (part: Part, findId: FindId) => Element;

/** Parts that hold others; the label is their title. */
const holder =
  (className: string, titleClass = 'wf-heading'): Build =>
  ({ labels, parts }, findId) => {
    const title = labels.length === 0 ? [] : [create(titleClass, buildLabels(labels, 'wf-title', findId))];
    return create(className, [...title, ...buildParts(parts, findId)]);
  };

/** Parts without others: an element for each label. */
const leaf =
  (className: string): Build =>
  ({ labels }, findId) => {
    const [only, ...others] = buildLabels(labels, className, findId);
    return only !== undefined && others.length === 0 ? only : create('wf-row', only ? [only, ...others] : []);
  };

/** Rows of a form: the first label names the row, the others are its values. */
const field =
  (className: string): Build =>
  ({ labels: [name, ...values] }, findId) =>
    create('wf-field', [
      ...(name === undefined || name.text === '' ? [] : buildLabels([name], 'wf-label', findId)),
      create('wf-values', buildLabels(values, className, findId)),
    ]);

/** An entry of a list: a name, a second line, and the entries below it. */
const entry =
  (className: string): Build =>
  ({ labels: [name, ...notes], parts }, findId) => {
    const texts = name === undefined ? [] : buildLabels([name], 'wf-name', findId);
    const line = create(className, [...texts, ...buildLabels(notes, 'wf-note', findId)], {
      dataOn: name?.isActive ? '' : undefined,
    });
    return parts.length === 0 ? line : create('wf-tree', [line, ...buildParts(parts, findId)]);
  };

/** A message, with the name of who sends it. */
const message =
  (className: string): Build =>
  ({ labels: [text, ...senders] }, findId) =>
    create(className, [
      ...buildLabels(senders, 'wf-sender', findId),
      ...(text === undefined ? [] : buildLabels([text], 'wf-words', findId)),
    ]);

/** The head of a table, and a row for each part below it. */
const table: Build = ({ labels, parts }, findId) =>
  create('wf-table', [
    create(
      'wf-tr wf-head',
      labels.map((label) => create('wf-td', [buildLabel(label, 'wf-words', findId)])),
    ),
    ...parts.map((row) =>
      create(
        'wf-tr',
        row.labels.map((label) => create('wf-td', [buildLabel(label, 'wf-cell', findId)])),
      ),
    ),
  ]);

/** Shapes in a box of 100 by 40. */
const CHARTS: ReadonlyMap<string, string> = new Map([
  ['line', 'M2 32L18 26L34 29L50 14L66 20L82 8L98 12'],
  ['bars', 'M6 38V22H18V38ZM25 38V12H37V38ZM44 38V18H56V38ZM63 38V6H75V38ZM82 38V16H94V38Z'],
  ['pie', 'M50 4A16 16 0 1 1 49.900 4ZM50 4V20L63.800 28'],
]);

const chart: Build = ({ labels: [kind, ...names] }, findId) =>
  create('wf-chart', [
    ...buildLabels(names, 'wf-note', findId),
    createElement(
      'svg',
      {
        viewBox: '0 0 100 40',
        preserveAspectRatio: kind?.text === 'pie' ? undefined : 'none',
        ariaHidden: 'true',
      },
      [createElement('path', { d: CHARTS.get(kind?.text ?? '') ?? '' }, [])],
    ),
  ]);

const PARTS: Readonly<Record<string, Build>> = {
  window: holder('wf-window', 'wf-bar'),
  dialog: holder('wf-window wf-dialog', 'wf-bar'),
  states: holder('wf-states'),
  state: holder('wf-state', 'wf-caption'),
  bar: holder('wf-bar'),
  columns: holder('wf-columns'),
  side: holder('wf-pane wf-side'),
  main: holder('wf-pane'),
  row: holder('wf-row'),
  end: holder('wf-row wf-end'),
  group: holder('wf-group'),
  heading: leaf('wf-heading'),
  text: leaf('wf-text'),
  note: leaf('wf-note'),
  button: leaf('wf-button'),
  link: leaf('wf-link'),
  badge: leaf('wf-badge'),
  check: leaf('wf-check'),
  switch: leaf('wf-switch'),
  image: leaf('wf-image'),
  lines: () => create('wf-lines', []),
  tabs: (part, findId) => create('wf-tabs', buildLabels(part.labels, 'wf-tab', findId)),
  field: field('wf-input'),
  select: field('wf-input wf-select'),
  area: field('wf-input wf-area'),
  radio: field('wf-radio'),
  list: holder('wf-list'),
  tree: holder('wf-tree'),
  cards: holder('wf-cards'),
  item: entry('wf-item'),
  person: entry('wf-item wf-person'),
  bubble: message('wf-bubble'),
  reply: message('wf-bubble wf-reply'),
  table,
  chart,
};

/** A part of an unknown name is a text. */
function buildParts(parts: readonly Part[], findId: FindId): Element[] {
  return parts.map((part) => {
    const build = Object.hasOwn(PARTS, part.kind) ? PARTS[part.kind] : undefined;
    const element = (build ?? leaf('wf-text'))(part, findId);
    if (part.step !== undefined) element.properties.dataStep = part.step;
    return element;
  });
}

function buildLabels(labels: readonly Label[], className: string, findId: FindId): Element[] {
  return labels.map((label) => buildLabel(label, className, findId));
}

/** A label; one with a number is followed by its callout, which leads to its entry in the list below the picture. */
function buildLabel({ text, isActive, isHint, number }: Label, className: string, findId: FindId): Element {
  const label = create(className, text === '' ? [] : [{ type: 'text', value: text }], {
    dataOn: isActive ? '' : undefined,
    dataHint: isHint ? '' : undefined,
  });
  if (number === undefined) return label;
  const ids = findId(number);
  return create('wf-mark', [label, buildNumber(number, ids?.entry)], { id: ids?.mark, dataN: number });
}

/** The number of a callout; the stylesheet writes it, so that it is no text of the page. */
export function buildNumber(number: number, id: string | undefined): Element {
  const properties = { className: ['wf-n'], dataN: number };
  return id === undefined
    ? createElement('span', { ...properties, role: 'img', ariaLabel: String(number) }, [])
    : createElement('a', { ...properties, href: `#${id}`, ariaLabel: String(number) }, []);
}

function create(
  className: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return createElement('div', { className: className.split(' '), ...properties }, children);
}

function createElement(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
