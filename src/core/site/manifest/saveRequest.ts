// What a writer's page sends to the development server to have files written.
import * as v from 'valibot';

/** Where it is sent. Only `npm start` answers there. */
export const SAVE_PATH = '/__live/save';

/** Name of the meta element by which the server's own pages know the word that they have to send. */
export const SAVE_TOKEN = 'save-token';

/** The header that holds it. */
export const TOKEN_HEADER = 'x-save-token';

const SavedText = v.strictObject({
  /** Path inside the site folder. */
  file: v.string(),
  /** Of the text that the writer began from (core/textKey, no byte order mark); null: there was no such file. */
  key: v.nullable(v.string()),
  /** null: the file is to go. */
  text: v.nullable(v.string()),
});

/** A picture that is put beside a page. Only a new one, or the same again: none takes the place of another. */
const SavedPicture = v.strictObject({
  file: v.string(),
  key: v.null(),
  /** In base64. Looked at character by character: a pattern of the whole is too much for pictures. */
  bytes: v.pipe(
    v.string(),
    v.check((bytes) => !/[^\w+/=]/.test(bytes)),
  ),
});

const SavedFile = v.union([SavedText, SavedPicture]);

/** Files that are written together or not at all. */
export const SaveRequest = v.strictObject({ files: v.pipe(v.array(SavedFile), v.minLength(1)) });
export type SavedFile = v.InferOutput<typeof SavedFile>;
export type SavedPicture = v.InferOutput<typeof SavedPicture>;

/** Keys of the files as they are now; null for one that is gone, and for a picture. */
export interface SaveAnswer {
  files: { file: string; key: string | null }[];
}
