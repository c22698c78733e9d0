import type { directive } from 'micromark-extension-directive';
import type { Labels } from './labels.ts';

type Extension = ReturnType<typeof directive>;
type Construct = Exclude<NonNullable<NonNullable<Extension['document']>[string]>, readonly unknown[]>;
const OPEN_BRACKET = 91;

/**
 * The parser keeps a list of the names it has seen defined and looks into it at
 * every reference. This one starts full, and looks up fast.
 */
class LabelList extends Array<string> {
  readonly known: ReadonlySet<string>;
  readonly added = new Set<string>();
  constructor(known: ReadonlySet<string>) {
    super();
    this.known = known;
  }
  override includes(label: string): boolean {
    return this.known.has(label) || this.added.has(label);
  }
  override push(...labels: string[]): number {
    for (const label of labels) this.added.add(label);
    return this.added.size;
  }
}

/** An extension that adds no syntax but tells the parser of definitions elsewhere. */
export function createKnownLabels() {
  let labels: Labels = { links: new Set(), notes: new Set() };
  const construct: Construct = {
    tokenize(_effects, _ok, nok) {
      if (!(this.parser.defined instanceof LabelList)) {
        this.parser.defined = new LabelList(labels.links);
        this.parser.gfmFootnotes = new LabelList(labels.notes);
      }
      return nok;
    },
  };
  // Tried at the start of every line, and before footnote definitions.
  const extension: Extension = { document: { [OPEN_BRACKET]: construct, null: construct } };
  return {
    extension,
    set(next: Labels) {
      labels = next;
    },
  };
}
