// Schema of the requests that save files: the editor sends them to the development server.
import * as v from 'valibot';

/** URL of the endpoint; only the dev server (`npm start`) has it. */
export const SAVE_PATH = '/__live/save';

/** Name of the meta element with the token that requests must send; prevents cross-site request forgery. */
export const SAVE_TOKEN = 'save-token';

/** Request header with the token. */
export const TOKEN_HEADER = 'x-save-token';

const SavedText = v.strictObject({
  /** Path inside the site folder. */
  file: v.string(),
  /**
   * Key of the text before the edit (core/textKey.ts, without byte order mark); null for a new file. The server
   * rejects the request if the file has another key by now.
   */
  key: v.nullable(v.string()),
  /** null: delete the file. */
  text: v.nullable(v.string()),
});

/** An image in a page's folder. The server never overwrites a file with other bytes. */
const SavedPicture = v.strictObject({
  file: v.string(),
  key: v.null(),
  /**
   * Content in base64. The check searches for an invalid character: a pattern that matches the whole string would
   * overflow the stack.
   */
  bytes: v.pipe(
    v.string(),
    v.check((bytes) => !/[^\w+/=]/.test(bytes)),
  ),
});

const SavedFile = v.union([SavedText, SavedPicture]);

/** Files that the server saves atomically: all or none. */
export const SaveRequestSchema = v.strictObject({ files: v.pipe(v.array(SavedFile), v.minLength(1)) });
export type SavedFile = v.InferOutput<typeof SavedFile>;
export type SavedPicture = v.InferOutput<typeof SavedPicture>;

/** Response: the key of each saved file; null for deleted files and images. */
export interface SaveAnswer {
  files: { file: string; key: string | null }[];
}
