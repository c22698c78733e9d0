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
