// Compares the navigation that a repository has under its own engine with the sidebars that ours makes of it.

/** A page, a group, or both: a group with a page of its own. */
export interface NavNode {
  /** Undefined where the navigation does not say how the page is shown: it is not scored. */
  label?: string | undefined;
  /** Absolute path of the page's file. */
  file?: string | undefined;
  items?: readonly NavNode[] | undefined;
  /** A sidebar of its own, chosen by a tab, a menu or the navbar: no group of the sidebar, though it may be one of ours. */
  isTab?: boolean | undefined;
}

export interface NavEntry {
  file: string;
  label: string | undefined;
  /** Labels of the groups around the page, outermost first. */
  groups: readonly string[];
  tab: string | undefined;
}

export interface NavScore {
  /** Number of the pages of their navigation. */
  pages: number;
  present: number;
  order: number;
  nested: number;
  labelled: number;
  /** The pages that fail each measure, for those who look for the reason. */
  absent: NavEntry[];
  elsewhere: Difference[];
  renamed: Difference[];
}

interface Difference {
  theirs: NavEntry;
  ours: NavEntry;
}

/** The pages of a tree in reading order. */
export function listEntries(
  nodes: readonly NavNode[],
  groups: readonly string[] = [],
  tab?: string,
): NavEntry[] {
  return nodes.flatMap(({ label, file, items = [], isTab = false }) => [
    ...(file === undefined ? [] : [{ file, label, groups, tab }]),
    ...listEntries(items, isTab ? groups : [...groups, label ?? ''], isTab ? label : tab),
  ]);
}

/**
 * Turns separators into groups of the siblings that follow them, as readers see them.
 * @param isSeparator whether a node is a heading between its siblings
 */
export function groupBySeparators(
  nodes: readonly NavNode[],
  isSeparator: (node: NavNode) => boolean,
): NavNode[] {
  const grouped: (NavNode & { items?: NavNode[] })[] = [];
  let open: NavNode[] = grouped;
  for (const node of nodes) {
    if (!isSeparator(node)) open.push(node);
    else {
      open = [];
      grouped.push({ ...node, items: open });
    }
  }
  return grouped;
}

/**
 * Scores our navigation against theirs; all shares are of their pages. A page that one side lists several times counts
 * as the occurrence that agrees best.
 */
export function scoreNavigation(theirs: readonly NavEntry[], ours: readonly NavEntry[]): NavScore {
  const byFile = new Map<string, NavEntry[]>();
  for (const entry of ours) byFile.set(entry.file, [...(byFile.get(entry.file) ?? []), entry]);
  const absent: NavEntry[] = [];
  const elsewhere: Difference[] = [];
  const renamed: Difference[] = [];
  for (const entry of theirs) {
    const [first, ...others] = byFile.get(entry.file) ?? [];
    if (first === undefined) {
      absent.push(entry);
      continue;
    }
    const found = [first, ...others];
    if (!found.some((own) => isNestedAlike(entry, own))) elsewhere.push({ theirs: entry, ours: first });
    if (!found.some((own) => isLabelledAlike(entry, own))) renamed.push({ theirs: entry, ours: first });
  }
  const share = (missing: number) => (theirs.length === 0 ? 1 : 1 - missing / theirs.length);
  const inOrder = longestCommon(
    theirs.map(({ file }) => file),
    ours.map(({ file }) => file),
  );
  return {
    pages: theirs.length,
    present: share(absent.length),
    order: share(theirs.length - inOrder),
    nested: share(absent.length + elsewhere.length),
    labelled: share(absent.length + renamed.length),
    absent,
    elsewhere,
    renamed,
  };
}

/** Whether both are as deep and in a group of the same name; a tab may be the outermost group of ours. */
function isNestedAlike({ groups, tab }: NavEntry, own: NavEntry): boolean {
  const isSame = (inside: readonly string[]) =>
    inside.length === groups.length && normalizeLabel(inside.at(-1)) === normalizeLabel(groups.at(-1));
  const [outer, ...inner] = own.groups;
  return (
    isSame(own.groups) ||
    (tab !== undefined &&
      outer !== undefined &&
      normalizeLabel(outer) === normalizeLabel(tab) &&
      isSame(inner))
  );
}

function isLabelledAlike({ label }: NavEntry, own: NavEntry): boolean {
  return label === undefined || normalizeLabel(label) === normalizeLabel(own.label);
}

/**
 * The text of a label as readers see it.
 * @example normalizeLabel('**`npm run`**  [命令](a.md)') === 'npm run 命令'
 */
export function normalizeLabel(label = ''): string {
  return (
    label
      // Icons are left out.
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<\/?[a-z][^>]*>/gi, '')
      .replace(/[`*\\]|~~/g, '')
      .replace(/&amp;/g, '&')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Length of the longest common subsequence. */
export function longestCommon(a: readonly string[], b: readonly string[]): number {
  let before = new Uint32Array(b.length + 1);
  for (const value of a) {
    const row = new Uint32Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1)
      row[at] = b[at - 1] === value ? (before[at - 1] ?? 0) + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0);
    before = row;
  }
  return before[b.length] ?? 0;
}
