import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import { useContentSource, useManifest } from '../../../reader/content/queries/ContentProvider.tsx';
import type { DraftImage } from '../../drafts/draftStorage.ts';
import {
  imageHref,
  insertImages,
  nameImageFile,
  referencesImage,
  replaceImageHref,
} from '../../editing/imageFiles.ts';
import { createFileLookup } from '../createPageCheck.ts';
import type { EditableText } from '../textEditor.ts';
import { findImageExtension, LARGE_IMAGE, readAsDataUrl, shrinkImage } from './imageBlob.ts';

export interface EditorImage extends DraftImage {
  /** Data URL, undefined until it is read. Not a blob URL: the content security policy blocks these. */
  url?: string | undefined;
  /** Re-encoded image that is offered; undefined after the user has chosen. */
  smaller?: Blob | undefined;
  /** Whether the image was saved; the manifest may not list it yet. */
  isSaved?: boolean | undefined;
}

const NONE: readonly DraftImage[] = [];

export type EditorImages = ReturnType<typeof useImages>;

/**
 * State of the images that were added to a page.
 * @param restored images of the draft to continue
 */
export function useImages({ entry: { file } }: MarkdownPage, restored: readonly DraftImage[] = NONE) {
  const manifest = useManifest();
  const source = useContentSource();
  const lookup = useMemo(() => createFileLookup(manifest, source), [manifest, source]);
  const [images, setImages] = useState<ReadonlyMap<string, EditorImage>>(new Map());
  /** Names of the files that were refused because they are no images. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  // A ref is updated synchronously, unlike state, so that the next write of the draft includes the image.
  const newest = useRef(images);
  const put = useCallback((image: EditorImage) => {
    newest.current = new Map(newest.current).set(image.path, image);
    setImages(newest.current);
  }, []);
  /** Updates an image, unless another image has the same path. */
  const change = useCallback(
    ({ path, content }: DraftImage, changes: Partial<EditorImage>) => {
      const current = newest.current.get(path);
      if (current?.content === content) put({ ...current, ...changes });
    },
    [put],
  );
  const reserved = useRef(new Set<string>());
  /** Reserves a path at which neither the site nor the editor's state has a file. */
  const reservePath = useCallback(
    (ending: string, text: string) =>
      nameImageFile(file, ending, async (path) => {
        const isThere =
          referencesImage(text, file, path) || newest.current.has(path) || (await lookup.isThere(path));
        const isTaken = isThere || reserved.current.has(path);
        reserved.current.add(path);
        return isTaken;
      }),
    [file, lookup],
  );

  /** Adds image files to the text; other files are refused. */
  const add = useCallback(
    async (files: readonly File[], editor: EditableText) => {
      const added: EditorImage[] = [];
      const others: string[] = [];
      for (const content of files) {
        const ending = await findImageExtension(content);
        if (ending === undefined) {
          others.push(content.name);
          continue;
        }
        const path = await reservePath(ending, editor.text());
        added.push({ path, content, url: await readAsDataUrl(content) });
      }
      setRefused(others);
      if (added.length === 0) return;
      for (const image of added) put(image);
      editor.apply(insertImages(added.map(({ path }) => imageHref(file, path))));
      for (const image of added)
        if (image.content.size > LARGE_IMAGE) change(image, { smaller: await shrinkImage(image.content) });
    },
    [file, reservePath, put, change],
  );
  /** Applies the user's choice. The large image stays in the state, because undo may reference it again. */
  const choose = useCallback(
    async ({ smaller, ...image }: EditorImage, isSmall: boolean, editor: EditableText) => {
      change(image, { smaller: undefined });
      const ending = isSmall && smaller && (await findImageExtension(smaller));
      if (!ending) return;
      const path = await reservePath(ending, editor.text());
      put({ path, content: smaller, url: await readAsDataUrl(smaller) });
      editor.apply(replaceImageHref(imageHref(file, image.path), imageHref(file, path)));
    },
    [file, reservePath, put, change],
  );
  const restore = useCallback(
    (older: readonly DraftImage[]) => {
      for (const image of older) {
        put(image);
        void readAsDataUrl(image.content).then((url) => change(image, { url }));
      }
    },
    [put, change],
  );
  useEffect(() => restore(restored), [restore, restored]);
  /** Returns the unsaved images that a text references. */
  const findUnsaved = useCallback(
    (text: string): DraftImage[] =>
      [...newest.current.values()]
        .filter(({ path, isSaved }) => !isSaved && referencesImage(text, file, path))
        .map(({ path, content }) => ({ path, content })),
    [file],
  );
  const settle = useCallback(
    (saved: readonly DraftImage[]) => {
      for (const image of saved) change(image, { isSaved: true });
    },
    [change],
  );
  return { images, refused, add, choose, restore, findUnsaved, settle };
}
