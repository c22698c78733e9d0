// The interface of a draft storage backend. A backend is a file in this folder and a row in draftStorages.ts.

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
  /** The file's text when the edit began. `text` and `base` have `\n` line endings. */
  base: string;
  /**
   * The newest text of the site that the draft already takes into account. Differs from `base` after a save, while
   * the site still serves the old file.
   */
  seen?: string | undefined;
  /** Images that the text references and that are not saved to the site yet. */
  images?: readonly DraftImage[] | undefined;
  /** First visible line of the editor, to restore the scroll position. */
  line: number;
  /** Timestamp of the last write to the storage, in milliseconds. */
  time: number;
}

export interface DraftStorage {
  /** Whether this browser supports the backend; the first supported row of draftStorages.ts is used. */
  isAvailable: () => boolean;
  /**
   * Inserts a draft, or replaces the draft with the same id. All methods reject if the storage is full or does not
   * respond.
   */
  put: (draft: Draft) => Promise<void>;
  /** Stores a draft. Also deletes its predecessor `older`, unless another tab has changed `older` since. */
  replace: (older: Draft, draft: Draft) => Promise<void>;
  delete: (id: string) => Promise<void>;
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

/** Whether a stored value is a valid draft: another release of the site may have written it by another schema. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(FIELD_TYPES).every(([name, type]) => typeof fields.get(name) === type);
}
