// In the words of a link there is no bare address. For each word that might be one the library goes back to where a link
// may have begun: a bracket that nobody closes cost the square of the length of its paragraph.
import type { directive } from 'micromark-extension-directive';
import type { Event, Token } from 'micromark-util-types';

export type Extension = ReturnType<typeof directive>;
type Constructs = NonNullable<NonNullable<Extension['text']>[string]>;
export type Construct = Exclude<Constructs, readonly unknown[]>;

const ADDRESSES = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink']);

/** The construct of an address, which does not begin behind a bracket that is known to be open. */
export function skipInLabels(construct: Construct): Construct {
  if (!ADDRESSES.has(construct.name ?? '')) return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const begin = construct.tokenize.call(this, effects, ok, nok);
      return (code) => (isLabelOpen(this.events) ? nok(code) : begin(code));
    },
  };
}

/** The library's mark on the last event before which it has found no bracket. */
type MarkedToken = Token & { _gfmAutolinkLiteralWalkedInto?: boolean };

/** Where the last look back through a text's events has ended. */
const opened = new WeakMap<readonly Event[], { at: number; token: Token }>();

function isLabelOpen(events: readonly Event[]): boolean {
  const known = opened.get(events);
  if (known && events[known.at]?.[1] === known.token && !known.token._balanced) return true;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const token: MarkedToken | undefined = events[at]?.[1];
    // The library has been here, and found none.
    if (token === undefined || token._gfmAutolinkLiteralWalkedInto) return false;
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) {
      opened.set(events, { at, token });
      return true;
    }
  }
  return false;
}
