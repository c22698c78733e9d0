// Footnotes in the manner of GitHub, with Chinese labels and readable ids.
import type { Element, ElementContent } from 'hast';
import type { FootnoteReference } from 'mdast';
import type { State } from 'mdast-util-to-hast';

const LABEL_ID = 'footnote-label';

/** The small number in the text. */
export function convertFootnoteReference(state: State, node: FootnoteReference): Element {
  const id = node.identifier.toUpperCase();
  const count = (state.footnoteCounts.get(id) ?? 0) + 1;
  state.footnoteCounts.set(id, count);
  if (count === 1) state.footnoteOrder.push(id);
  const number = String(state.footnoteOrder.indexOf(id) + 1);
  const properties = {
    href: `#${toNoteId(id)}`,
    id: toReferenceId(id, count),
    dataFootnoteRef: true,
    ariaDescribedBy: [LABEL_ID],
  };
  return toElement('sup', {}, [toElement('a', properties, [{ type: 'text', value: number }])]);
}

/** The section at the end, with the notes in the order of their first use; undefined when there are none. */
export function buildFootnotes(state: State): Element | undefined {
  const notes: { id: string; item: Element }[] = [];
  // Notes may refer to further notes, so the list may grow on the way.
  for (let at = 0; at < state.footnoteOrder.length; at++) {
    const id = state.footnoteOrder[at] ?? '';
    const definition = state.footnoteById.get(id);
    if (definition !== undefined)
      notes.push({ id, item: toElement('li', { id: toNoteId(id) }, state.all(definition)) });
  }
  if (notes.length === 0) return undefined;
  // Only now is it known how often each note is used.
  for (const { id, item } of notes) addBackReferences(state, item, id);
  const label: ElementContent = { type: 'text', value: '脚注' };
  return toElement('section', { dataFootnotes: true, className: ['footnotes'] }, [
    toElement('h2', { id: LABEL_ID, className: ['sr-only'] }, [label]),
    toElement(
      'ol',
      {},
      notes.map(({ item }) => item),
    ),
  ]);
}

function addBackReferences(state: State, note: Element, id: string): void {
  const last = note.children.at(-1);
  const place = last?.type === 'element' && last.tagName === 'p' ? last : note;
  const count = state.footnoteCounts.get(id) ?? 0;
  for (let use = 1; use <= count; use++) {
    const properties = {
      href: `#${toReferenceId(id, use)}`,
      dataFootnoteBackref: '',
      ariaLabel: use === 1 ? '返回正文' : `返回正文第 ${use} 处引用`,
      className: ['data-footnote-backref'],
    };
    place.children.push(
      { type: 'text', value: ' ' },
      // GitHub's ↩ is in no Chinese font: another would be looked for, and iPhones take an emoji.
      toElement('a', properties, [{ type: 'text', value: '↑' }]),
    );
  }
}

const toNoteId = (id: string): string => `fn-${id.toLowerCase()}`;
const toReferenceId = (id: string, use: number): string =>
  `fnref-${id.toLowerCase()}${use > 1 ? `-${use}` : ''}`;

function toElement(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
