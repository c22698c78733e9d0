import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useContentSource } from '../../../content/queries/ContentProvider.tsx';
import { useManifest } from '../../../content/queries/useManifest.ts';
import type { DraftImage } from '../../../core/desk/draft.ts';
import type { MarkdownPlace } from '../../../core/paths/siteIndex.ts';
import type { Command } from '../../../core/writing/edit.ts';
import { imageAddress, insertImages, nameImage, renameImage } from '../../../core/writing/imageFiles.ts';
import { createFileLookup } from '../pageJudge.ts';
import { readAsDataUrl } from './readAsDataUrl.ts';
import { LARGE_IMAGE, shrinkImage } from './shrinkImage.ts';

/** An image that was put into the text. */
export interface DeskImage extends DraftImage {
  /** What draws it: the pages' policy lets no other address of this browser be drawn. */
  url: string;
  /** The same image smaller, until the writer has chosen. */
  smaller?: Blob | undefined;
  /** It stands in its folder; the site may know of it later. */
  isSaved?: boolean | undefined;
}

const NONE: readonly DraftImage[] = [];

export type DeskImages = ReturnType<typeof useImages>;

/** The images that have been put into a page. @param kept those of the draft that is gone on with */
export function useImages({ entry: { file } }: MarkdownPlace, kept: readonly DraftImage[] = NONE) {
  const manifest = useManifest();
  const source = useContentSource();
  const lookup = useMemo(() => createFileLookup(manifest, source), [manifest, source]);
  const [images, setImages] = useState<ReadonlyMap<string, DeskImage>>(new Map());
  const put = useCallback((image: DeskImage, instead = image.path) => {
    setImages((before) => {
      const others = [...before].filter(([path]) => path !== instead && path !== image.path);
      return new Map([...others, [image.path, image]]);
    });
  }, []);
  const findName = useCallback(
    (type: string, others: ReadonlySet<string>) =>
      nameImage(file, type, async (path) => others.has(path) || (await lookup.isThere(path))),
    [file, lookup],
  );

  /** Puts files into the text. @param apply changes the text */
  const add = useCallback(
    async (files: readonly Blob[], apply: (command: Command) => void) => {
      const names = new Set(images.keys());
      const added: DeskImage[] = [];
      for (const content of files) {
        const path = await findName(content.type, names);
        names.add(path);
        added.push({ path, content, url: await readAsDataUrl(content) });
      }
      for (const image of added) put(image);
      apply(insertImages(added.map(({ path }) => imageAddress(file, path))));
      for (const image of added)
        if (image.content.size > LARGE_IMAGE) put({ ...image, smaller: await shrinkImage(image.content) });
    },
    [file, images, findName, put],
  );
  /** Takes the smaller one, or leaves it. @param apply changes the text */
  const choose = useCallback(
    async ({ smaller, ...image }: DeskImage, isSmall: boolean, apply: (command: Command) => void) => {
      if (!isSmall || smaller === undefined) return put(image);
      const path = await findName(smaller.type, new Set(images.keys()));
      put({ path, content: smaller, url: await readAsDataUrl(smaller) }, image.path);
      apply(renameImage(imageAddress(file, image.path), imageAddress(file, path)));
    },
    [file, images, findName, put],
  );
  const restore = useCallback(
    (older: readonly DraftImage[]) => {
      for (const image of older) void readAsDataUrl(image.content).then((url) => put({ ...image, url }));
    },
    [put],
  );
  useEffect(() => restore(kept), [restore, kept]);
  const newest = useRef(images);
  newest.current = images;
  /** Those that a text shows and that stand in no folder yet. */
  const findUnsaved = useCallback(
    (text: string): DraftImage[] =>
      [...newest.current.values()]
        .filter(({ path, isSaved }) => !isSaved && text.includes(`](${imageAddress(file, path)}`))
        .map(({ path, content }) => ({ path, content })),
    [file],
  );
  /** They stand in their folder. */
  const settle = useCallback(
    (saved: readonly DraftImage[]) => {
      for (const { path } of saved) {
        const image = newest.current.get(path);
        if (image !== undefined) put({ ...image, isSaved: true });
      }
    },
    [put],
  );
  return { images, add, choose, restore, findUnsaved, settle };
}
