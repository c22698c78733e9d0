// The contract of a draft backend. A backend is a file beside this one and a row in draftStorages.ts.

export interface DraftImage {
  /** Path inside the site folder. */
  path: string;
  content: Blob;
}

/** An unsaved edit of a page's file. */
export interface Draft {
  id: string;
  file: string;
  /** URL path of the page. */
  path: string;
  title: string;
  text: string;
  /** The file's text when the edit began. Both end their lines with `\n`. */
  base: string;
  /** The site's text at the last merge, where it differs from `base`: right after a save the site still serves the old file. */
  seen?: string | undefined;
  /** Images that the text references and no folder holds yet. */
  images?: readonly DraftImage[] | undefined;
  /** First visible line of the editor, to restore the scroll position. */
  line: number;
  /** Timestamp of the last write to the storage, in milliseconds. */
  time: number;
}

export interface DraftStorage {
  /** Whether this browser offers the backend; the first row that does is used. */
  isAvailable: () => boolean;
  /** Inserts a draft, or replaces the one with its id. Rejects when the storage is full or unreachable, as all methods do. */
  put: (draft: Draft) => Promise<void>;
  /** Stores a draft, then deletes its predecessor `older` unless another tab has changed that. */
  replace: (older: Draft, draft: Draft) => Promise<void>;
  delete: (id: string) => Promise<void>;
  /** All drafts of this site, in any order. */
  list: () => Promise<Draft[]>;
}

const FIELD_TYPES: Readonly<Record<Exclude<keyof Draft, 'seen' | 'images'>, 'string' | 'number'>> = {
  id: 'string',
  file: 'string',
  path: 'string',
  title: 'string',
  text: 'string',
  base: 'string',
  line: 'number',
  time: 'number',
};

/** Validates a stored value: another release of the site may have written it. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(FIELD_TYPES).every(([name, type]) => typeof fields.get(name) === type);
}
