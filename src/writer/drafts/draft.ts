export interface DraftImage {
  /** Path inside the site folder. */
  path: string;
  content: Blob;
}

/** What somebody has written and not saved. */
export interface Draft {
  id: string;
  /** Path inside the site folder. */
  file: string;
  /** The page of the file. */
  path: string;
  title: string;
  text: string;
  /** The text that it began from. Both end their lines with `\n`. */
  base: string;
  /**
   * What the site said when both were brought together last, where that is not the base: a file that was just saved
   * is newer than its site.
   */
  seen?: string | undefined;
  /** Images that stand in the text and not yet in their folder. */
  images?: readonly DraftImage[] | undefined;
  /** The line on the screen. */
  line: number;
  /** When it was written, in milliseconds. */
  time: number;
}

const KINDS: Readonly<Record<Exclude<keyof Draft, 'seen' | 'images'>, 'string' | 'number'>> = {
  id: 'string',
  file: 'string',
  path: 'string',
  title: 'string',
  text: 'string',
  base: 'string',
  line: 'number',
  time: 'number',
};

/** Whether something that a browser has kept is a draft. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(KINDS).every(([name, kind]) => typeof fields.get(name) === kind);
}
