/** What GitHub leaves out of an anchor: all but letters, marks, digits, connectors, hyphens and spaces. */
const LEFT_OUT = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

/**
 * The anchor of a heading by GitHub's rule. The package github-slugger has the
 * same rule as a list of characters, which is ten times the rest of its code.
 * @example toSlug('1. 安装（Windows）') // '1-安装windows'
 */
export function toSlug(text: string): string {
  return text.toLowerCase().replace(LEFT_OUT, '').replace(/ /g, '-');
}

export interface SlugRegister {
  has(id: string): boolean;
  /** Takes an id, or the first free one of `id-1`, `id-2` ... */
  takeFree(id: string): string;
}

/** Makes a register of the anchors of one document. */
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
