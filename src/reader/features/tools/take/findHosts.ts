// Where the controls of a text stand. The text is React's, or nobody's: each control gets an element of its own
// in it, which whoever owns the text has no reason to touch.

export type TakeHost = { place: Element } & (
  | { kind: 'section'; id: string }
  | { kind: 'table'; table: HTMLTableElement }
  | { kind: 'code'; block: Element }
);

/** Of a heading; beside it. */
const LINK = '[data-action="copyAddress"]';

/**
 * The known hosts, and those for what the reader has come to: the heading and the code there, and all tables of
 * the text, most of which no key reaches.
 */
export function findHosts(target: Element, known: readonly TakeHost[]): readonly TakeHost[] {
  const text = target.closest('.prose');
  if (text === null) return known;
  const hosts = [...text.querySelectorAll('table')].flatMap((table): TakeHost[] => {
    const frame = table.parentElement;
    if (frame?.dataset.region === undefined || !isFree(frame)) return [];
    const place = createPlace();
    frame.prepend(place);
    return [{ kind: 'table', place, table }];
  });
  const heading = target.closest('h2, h3, h4, h5, h6') ?? target.closest(LINK)?.previousElementSibling;
  const frame = heading?.parentElement;
  if (frame?.querySelector(`:scope > ${LINK}`) && heading?.id && isFree(frame))
    hosts.push({ kind: 'section', place: appendPlace(frame), id: heading.id });
  const block = target.closest('[data-code]');
  const actions = block?.querySelector('[data-action="copy"]')?.parentElement;
  if (block && actions && isFree(actions)) hosts.push({ kind: 'code', place: appendPlace(actions), block });
  return hosts.length === 0 ? known : [...known.filter(({ place }) => place.isConnected), ...hosts];
}

const isFree = (frame: Element) => frame.querySelector(':scope > [data-take]') === null;

function appendPlace(frame: Element): Element {
  return frame.appendChild(createPlace());
}

function createPlace(): Element {
  const place = document.createElement('span');
  place.dataset.take = '';
  return place;
}
