// What components of Docusaurus, Starlight and Mintlify mean in the spellings of ours. Mintlify's need no import.
import { findAdmonitionType } from '../containerKinds.ts';
import { readAttribute } from './componentTag.ts';

/** Boxes; those that name their type have it in a field. */
const BOXES: Readonly<Record<string, string>> = {
  Note: 'note',
  Tip: 'tip',
  Check: 'tip',
  Info: 'info',
  Warning: 'caution',
  Danger: 'danger',
  Aside: 'note',
  Alert: 'note',
  Callout: 'note',
};

/** Containers that mean the same. */
const CONTAINERS: Readonly<Record<string, string>> = {
  Steps: 'steps',
  CardGrid: 'cards',
  CardGroup: 'cards',
  Accordion: 'details',
  Expandable: 'details',
};

/** What is an item of a list where it has a title. */
const ITEMS: Readonly<Record<string, string>> = { Step: '1. ', Card: '- ' };

const PLAIN = ['AccordionGroup', 'Columns', 'Column', 'Frame'];

/** Names that are components without an import where they stand in pairs; alone they may be somebody's placeholder. */
export const PAIRED: ReadonlySet<string> = new Set(
  [BOXES, CONTAINERS, ITEMS].flatMap(Object.keys).concat(PLAIN),
);

/** What is written in the places of two tags. */
export interface Written {
  opening: string;
  closing: string;
  /** Columns by which what stands between them is set in. */
  inset: number;
}

/** What a component means that stands around lines. */
export function toContainer(name: string, attributes: string, isInHtml: boolean): Written {
  const title = readTitle(attributes);
  const caption = readAttribute(attributes, 'caption');
  const closing = caption === undefined ? '' : `<br><em>${caption}</em>`;
  const href = readAttribute(attributes, 'href');
  if (isInHtml) {
    const words = href === undefined ? title : `<a href="${href}">${title}</a>`;
    return { opening: title === undefined ? '' : `<p><strong>${words}</strong></p>`, closing, inset: 0 };
  }
  const kind = findKind(name, attributes);
  if (kind !== undefined)
    return { opening: `:::${kind}${title === undefined ? '' : ` ${title}`}`, closing: ':::', inset: 0 };
  if (title === undefined) return { opening: '', closing, inset: 0 };
  const mark = ITEMS[name] ?? '';
  // With spaces behind it: what stands in the next line begins a line on the page as well.
  const words = href === undefined ? `**${title}**  ` : `[${title}](${href})  `;
  return { opening: mark + words, closing, inset: mark.length };
}

function findKind(name: string, attributes: string): string | undefined {
  const box = BOXES[name];
  if (box === undefined) return CONTAINERS[name];
  const type = readAttribute(attributes, 'type') ?? '';
  return findAdmonitionType(type) === undefined ? box : type;
}

/** A title, or the name of a field of an interface. */
function readTitle(attributes: string): string | undefined {
  const title = readAttribute(attributes, 'title');
  if (title !== undefined) return title;
  const [field, type] = ['path', 'type'].map((name) => readAttribute(attributes, name));
  return field === undefined || type === undefined ? undefined : `${field}: ${type}`;
}

/** What a tag without content says to a reader: where it leads, or a word. */
export function sayAttributes(tag: string, isInHtml: boolean): string {
  const [title, href, text] = ['title', 'href', 'text'].map((name) => readAttribute(tag, name));
  if (title === undefined || href === undefined) return text ?? '';
  const description = readAttribute(tag, 'description');
  if (isInHtml)
    return `<p><a href="${href}">${title}</a>${description === undefined ? '' : ` ${description}`}</p>`;
  return `- [${title}](${href})${description === undefined ? '' : ` ${description}`}`;
}
