import { endsAddress } from '../cjk.ts';
import { type Construct, type Extension, skipInLabels } from './openLabel.ts';

type State = NonNullable<ReturnType<Construct['tokenize']>>;

const ADDRESSES = new Set(['protocolAutolink', 'wwwAutolink']);

/**
 * Lets bare addresses end where Chinese begins: GitHub's rule would take all of
 * `https://example.com，然后登录` for one, emphasis marks included.
 */
export function endAddressesAtCjk(extension: Extension): Extension {
  if (extension.text === undefined) return extension;
  const text = Object.entries(extension.text).map(([code, constructs]) => [
    code,
    Array.isArray(constructs) ? constructs.map(guard) : constructs && guard(constructs),
  ]);
  return { ...extension, text: Object.fromEntries(text) };
}

const guard = (construct: Construct) => endAtCjk(skipInLabels(construct));

/** To the wrapped construct a Chinese character is the end of the text. */
function endAtCjk(construct: Construct): Construct {
  if (!ADDRESSES.has(construct.name ?? '')) return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let isOver = false;
      const leave =
        (state: State): State =>
        (code) => {
          isOver = true;
          return state(code);
        };
      const guard =
        (state: State): State =>
        (code) => {
          const next = state(code !== null && endsAddress(code) ? null : code);
          return isOver || next === undefined ? next : guard(next);
        };
      return guard(construct.tokenize.call(this, effects, leave(ok), leave(nok)));
    },
  };
}
