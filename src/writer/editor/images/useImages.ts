import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import { useContentSource, useManifest } from '../../../reader/content/queries/ContentProvider.tsx';
import type { DraftImage } from '../../drafts/draftStorage.ts';
import { imageAddress, insertImages, nameImage, namesImage, renameImage } from '../../editing/imageFiles.ts';
import type { WrittenText } from '../codemirror/deskEditor.ts';
import { createFileLookup } from '../pageJudge.ts';
import { findEnding, LARGE_IMAGE, readAsDataUrl, shrinkImage } from './imageBlob.ts';

/** An image that was put into the text. */
export interface DeskImage extends DraftImage {
  /** What draws it, once it has been read: the pages' policy lets no other address of this browser be drawn. */
  url?: string | undefined;
  /** The same image smaller, until the writer has chosen. */
  smaller?: Blob | undefined;
  /** It stands in its folder; the site may know of it later. */
  isSaved?: boolean | undefined;
}

const NONE: readonly DraftImage[] = [];

export type DeskImages = ReturnType<typeof useImages>;

/** The images that have been put into a page. @param kept those of the draft that is gone on with */
export function useImages({ entry: { file } }: MarkdownPage, kept: readonly DraftImage[] = NONE) {
  const manifest = useManifest();
  const source = useContentSource();
  const lookup = useMemo(() => createFileLookup(manifest, source), [manifest, source]);
  const [images, setImages] = useState<ReadonlyMap<string, DeskImage>>(new Map());
  /** The names of files that were given last and are no images. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  // At once: what is kept in the next moment has what stands in the text.
  const newest = useRef(images);
  const put = useCallback((image: DeskImage) => {
    newest.current = new Map(newest.current).set(image.path, image);
    setImages(newest.current);
  }, []);
  /** Says more of an image, unless another one has come in its place. */
  const change = useCallback(
    ({ path, content }: DraftImage, news: Partial<DeskImage>) => {
      const there = newest.current.get(path);
      if (there?.content === content) put({ ...there, ...news });
    },
    [put],
  );
  const given = useRef(new Set<string>());
  /** A name that nothing has, and that nothing else is given from now on. */
  const giveName = useCallback(
    (ending: string, text: string) =>
      nameImage(file, ending, async (path) => {
        const isThere =
          namesImage(text, file, path) || newest.current.has(path) || (await lookup.isThere(path));
        const isTaken = isThere || given.current.has(path);
        given.current.add(path);
        return isTaken;
      }),
    [file, lookup],
  );

  /** Puts those files into the text that are images. */
  const add = useCallback(
    async (files: readonly File[], editor: WrittenText) => {
      const added: DeskImage[] = [];
      const others: string[] = [];
      for (const content of files) {
        const ending = await findEnding(content);
        if (ending === undefined) {
          others.push(content.name);
          continue;
        }
        const path = await giveName(ending, editor.text());
        added.push({ path, content, url: await readAsDataUrl(content) });
      }
      setRefused(others);
      if (added.length === 0) return;
      for (const image of added) put(image);
      editor.apply(insertImages(added.map(({ path }) => imageAddress(file, path))));
      for (const image of added)
        if (image.content.size > LARGE_IMAGE) change(image, { smaller: await shrinkImage(image.content) });
    },
    [file, giveName, put, change],
  );
  /** Takes the smaller one, or leaves it; the large one is there as long as its address can come back. */
  const choose = useCallback(
    async ({ smaller, ...image }: DeskImage, isSmall: boolean, editor: WrittenText) => {
      change(image, { smaller: undefined });
      const ending = isSmall && smaller && (await findEnding(smaller));
      if (!ending) return;
      const path = await giveName(ending, editor.text());
      put({ path, content: smaller, url: await readAsDataUrl(smaller) });
      editor.apply(renameImage(imageAddress(file, image.path), imageAddress(file, path)));
    },
    [file, giveName, put, change],
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
  useEffect(() => restore(kept), [restore, kept]);
  /** Those that a text shows and that stand in no folder yet. */
  const findUnsaved = useCallback(
    (text: string): DraftImage[] =>
      [...newest.current.values()]
        .filter(({ path, isSaved }) => !isSaved && namesImage(text, file, path))
        .map(({ path, content }) => ({ path, content })),
    [file],
  );
  /** They stand in their folder. */
  const settle = useCallback(
    (saved: readonly DraftImage[]) => {
      for (const image of saved) change(image, { isSaved: true });
    },
    [change],
  );
  return { images, refused, add, choose, restore, findUnsaved, settle };
}
