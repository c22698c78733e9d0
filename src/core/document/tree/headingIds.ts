/** Characters that GitHub removes: all except letters, combining marks, digits, connectors, hyphens and spaces. */
const REMOVED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

/**
 * Converts a heading's text to its id by GitHub's rule. The package github-slugger implements the same rule by a list
 * of characters, ten times as large as the rest of its code.
 * @example toSlug('1. 安装（Windows）') // '1-安装windows'
 */
export function toSlug(text: string): string {
  return text.toLowerCase().replace(REMOVED, '').replace(/ /g, '-');
}

interface SlugRegister {
  has(id: string): boolean;
  /** Reserves and returns an id, or if the id is in use, the first unused id of `id-1`, `id-2` … */
  takeFree(id: string): string;
}

/** Creates the set of heading ids of one document. */
export function createSlugRegister(): SlugRegister {
  const counts = new Map<string, number>();
  return {
    has: (id) => counts.has(id),
    takeFree(id) {
      let free = id;
      for (let count = counts.get(id) ?? 0; counts.has(free); free = `${id}-${count}`)
        counts.set(id, ++count);
      counts.set(free, 0);
      return free;
    },
  };
}

/**
 * Matches a custom id at the end of a heading: `{#id}`; with attributes in MkDocs (`{ #id .class }`, `{ id="x" }`);
 * `%{#id}%` in Vue's translations; a comment in MDX 3, which parses braces as code; `[#id]` in Nextra and Fumadocs.
 * Source of a regular expression without capture groups.
 */
export const NAMED_ID = String.raw`%?\{:?[ \t]?(?:#|id=)[^{}]+\}%?|\{/\*\s*#[^{}]+\*/\}|\[#(?!\d)[^\s[\]]+\]`;

const AT_END = new RegExp(`(${NAMED_ID})\\s*$`);

/** A class or another attribute after the id, which has no effect. */
const OTHER = /^(?:\.[\w-]+|[\w-]+=.*)$/;

/**
 * Splits the text of a heading into the text and the custom id.
 * @example splitNamedId('安装 {#install}') gives ['安装', 'install']; splitNamedId('安装') gives ['安装', undefined]
 */
export function splitNamedId(heading: string): readonly [words: string, id: string | undefined] {
  const match = AT_END.exec(heading);
  if (match === null) return [heading, undefined];
  const written =
    match[1]
      ?.replace(/^%?[{[](?::|\/\*)?\s*(?:#|id=)|(?:\*\/)?[\]}]%?$/g, '')
      .trim()
      .match(/(?:[^\s"]|"[^"]*"?)+/g) ?? [];
  // The first token is the id, even if it looks like an attribute.
  while (written.length > 1 && OTHER.test(written.at(-1) ?? '')) written.pop();
  return [heading.slice(0, match.index).trimEnd(), written.join(' ').replace(/^"(.*)"$/, '$1')];
}
