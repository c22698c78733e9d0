/** Characters that GitHub removes: all but letters, marks, digits, connectors, hyphens and spaces. */
const LEFT_OUT = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

/**
 * Converts a heading's text to its anchor by GitHub's rule. The package github-slugger has the same rule as a list of
 * characters, which is ten times its other code.
 * @example toSlug('1. 安装（Windows）') // '1-安装windows'
 */
export function toSlug(text: string): string {
  return text.toLowerCase().replace(LEFT_OUT, '').replace(/ /g, '-');
}

interface SlugRegister {
  has(id: string): boolean;
  /** Reserves an id, or the first free one of `id-1`, `id-2` ... */
  takeFree(id: string): string;
}

/** Creates the register of a document's anchors. */
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
 * A custom id at the end of a heading: `{#id}`, with attributes in MkDocs (`{ #id .class }`, `{ id="x" }`), `%{#id}%`
 * in Vue's translations, a comment in MDX 3, where braces are code, `[#id]` in Nextra and Fumadocs. A fragment of a
 * pattern, without groups.
 */
export const NAMED_ID = String.raw`%?\{:?[ \t]?(?:#|id=)[^{}]+\}%?|\{/\*\s*#[^{}]+\*/\}|\[#(?!\d)[^\s[\]]+\]`;

const AT_END = new RegExp(`(${NAMED_ID})\\s*$`);

/** An attribute without effect. */
const OTHER = /^(?:\.[\w-]+|[\w-]+=.*)$/;

/**
 * Splits a heading's text and its custom id.
 * @example splitNamedId('安装 {#install}') gives ['安装', 'install']; splitNamedId('安装') gives ['安装', undefined]
 */
export function splitNamedId(heading: string): readonly [words: string, id: string | undefined] {
  const match = AT_END.exec(heading);
  if (match === null) return [heading, undefined];
  const written =
    match[1]
      ?.replace(/^%?[{[](?::|\/\*)?\s*(?:#|id=)|(?:\*\/)?[\]}]%?$/g, '')
      .trim()
      .split(/\s+/) ?? [];
  // The first token is always the id.
  while (written.length > 1 && OTHER.test(written.at(-1) ?? '')) written.pop();
  return [heading.slice(0, match.index).trimEnd(), written.join(' ').replace(/^"(.*)"$/, '$1')];
}
