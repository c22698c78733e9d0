import type { Text } from 'mdast';
import type { MdastExtension } from './containerSyntax.ts';

/**
 * Matches names between colons, one or several: `:rocket:`. Not beside a letter, a digit, a slash or a further colon, since
 * times (`10:30:45`), paths and containers have colons as well.
 */
const NAMES = /(^|[^\w:/])((?::[a-z\d+-][\w+-]*:)+)(?![\w:/])/g;

/** Whether a text may contain the name of an emoji. */
export const hasEmojiNames = (text: string): boolean => text.search(NAMES) >= 0;

/** Replaces the names that `find` knows. */
export const replaceEmojiNames = (text: string, find: (name: string) => string | undefined): string =>
  text.replace(
    NAMES,
    (_, before: string, names: string) =>
      before + names.replace(/:([^:]+):/g, (written, name: string) => find(name) ?? written),
  );

/** Ends the text node after an escaped colon, so that no name is found there: `\:rocket:`. */
export const escapedColons: MdastExtension = {
  exit: {
    characterEscapeValue(token) {
      const text = this.stack.pop();
      const parent = this.stack.at(-1);
      if (text?.type !== 'text' || parent === undefined || !('children' in parent)) return;
      const value = this.sliceSerialize(token);
      const end = { ...token.end };
      text.value += value;
      if (text.position !== undefined) text.position.end = end;
      if (value === ':')
        (parent.children as Text[]).push({ type: 'text', value: '', position: { start: end, end } });
    },
  },
};
