// Converts footnotes to the HTML AST with GitHub's markup, but labels in the language of the site and shorter ids.
import type { Element, ElementContent } from 'hast';
import type { FootnoteReference } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { elementMessages } from '#site-i18n/elementMessages';

const LABEL_ID = 'footnote-label';

/** Converts a footnote reference to a link with the footnote's number. */
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

/** Builds the section with all footnotes, in the order of their first reference; undefined without footnotes. */
export function buildFootnotes(state: State): Element | undefined {
  const notes: { id: string; item: Element }[] = [];
  // A footnote may refer to other footnotes: state.all() adds these to the order during the loop.
  for (let at = 0; at < state.footnoteOrder.length; at++) {
    const id = state.footnoteOrder[at] ?? '';
    const definition = state.footnoteById.get(id);
    if (definition !== undefined)
      notes.push({ id, item: toElement('li', { id: toNoteId(id) }, state.all(definition)) });
  }
  if (notes.length === 0) return undefined;
  // After the loop, since its state.all() counts the references in footnotes too.
  for (const { id, item } of notes) addBackReferences(state, item, id);
  const label: ElementContent = { type: 'text', value: elementMessages.footnotes.title };
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
  const parent = last?.type === 'element' && last.tagName === 'p' ? last : note;
  const count = state.footnoteCounts.get(id) ?? 0;
  for (let use = 1; use <= count; use++) {
    const properties = {
      href: `#${toReferenceId(id, use)}`,
      dataFootnoteBackref: '',
      ariaLabel: elementMessages.footnotes.back(use),
      className: ['data-footnote-backref'],
    };
    parent.children.push(
      { type: 'text', value: ' ' },
      // Not GitHub's ↩: Chinese fonts lack it, so that browsers use a fallback font, and iPhones render an emoji.
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
