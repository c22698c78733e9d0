// Pictures of a text: none is written over by another one, and none that stands in the text is forgotten.
import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_TOKEN } from '../../../src/core/site/manifest/saveRequest.ts';
import type { DraftImage } from '../../../src/writer/drafts/draftStorage.ts';
import type { Command } from '../../../src/writer/editing/edit.ts';
import { type EditorImages, useImages } from '../../../src/writer/editor/images/useImages.ts';
import { renderPart } from '../../support/renderPart.tsx';
import { sampleManifest } from '../../support/sampleManifest.ts';

const [entry] = sampleManifest().pages;
if (entry === undefined) throw new Error('the sample has no pages');
const page = { kind: 'page', path: entry.path, entry: { ...entry, file: 'docs/deploy.md' } } as const;

/** What each kind begins with, a byte a character. */
const PNG = '\x89PNG\r\n\x1a\n';
const WEBP = 'RIFF----WEBP';
const JPEG = '\xff\xd8\xff\xe0';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const picture = (content: string, sign = PNG, name = 'image.png') =>
  new File([bytes(sign), content], name, { type: 'image/png' });

interface PicturesProps {
  kept: readonly DraftImage[] | undefined;
  onImages: (images: EditorImages) => void;
}

function Pictures({ kept, onImages }: PicturesProps) {
  onImages(useImages(page, kept));
  return null;
}

/** A text and the pictures in it. */
function open(begun = '', kept?: readonly DraftImage[]) {
  let text = begun;
  let images: EditorImages | undefined;
  const onImages = (made: EditorImages) => {
    images = made;
  };
  renderPart(<Pictures kept={kept} onImages={onImages} />);
  const apply = (command: Command) => {
    const edit = command(text, text.length, text.length);
    if (edit !== undefined) text = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  };
  if (images === undefined) throw new Error('nothing was drawn');
  const { add, choose, restore, findUnsaved } = images;
  return {
    text: () => text,
    add: (content: string) => add([picture(content)], { text: () => text, apply }),
    addFiles: (...files: File[]) => add(files, { text: () => text, apply }),
    refused: () => images?.refused,
    choose,
    apply,
    restore,
    unsaved: async () =>
      Promise.all(
        findUnsaved(text).map(async ({ path, content }) => [path, (await content.text()).slice(-1)]),
      ),
  };
}

// Nobody is there who knows of files.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));

describe('useImages', () => {
  it('gives no name twice, however close together two are pasted', async () => {
    const desk = open();
    await Promise.all([desk.add('一'), desk.add('二')]);
    expect(await desk.unsaved()).toEqual([
      ['docs/deploy-1.png', '一'],
      ['docs/deploy-2.png', '二'],
    ]);
  });

  it('gives no name that the text has', async () => {
    const desk = open('<img src="deploy-1.png">\n\n');
    await desk.add('一');
    expect(await desk.unsaved()).toEqual([['docs/deploy-2.png', '一']]);
  });

  it('names an image by what it is, and says which files are none that can be saved', async () => {
    const desk = open();
    await desk.addFiles(
      picture('图', JPEG, '微信图片.png'),
      picture('', '', '空.png'),
      new File(['BM'], '旧.bmp', { type: 'image/bmp' }),
    );
    await waitFor(() => expect(desk.refused()).toEqual(['空.png', '旧.bmp']));
    expect(await desk.unsaved()).toEqual([['docs/deploy-1.jpg', '图']]);
    expect(desk.text()).toBe('![图片说明](deploy-1.jpg)');
    const drawing = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    await desk.addFiles(drawing);
    expect(desk.text()).toContain('(deploy-1.svg)');
    // A browser would run what stands in it: the server of `npm start` does not write it.
    document.head.innerHTML = `<meta name="${SAVE_TOKEN}" content="x">`;
    await desk.addFiles(drawing);
    document.head.innerHTML = '';
    await waitFor(() => expect(desk.refused()).toEqual(['a.svg']));
  });

  it('has those of a draft at once', async () => {
    const [kept, older] = [1, 2].map((number) => [
      { path: `docs/deploy-${number}.png`, content: picture('图') },
    ]);
    const desk = open('![](deploy-1.png)![](deploy-2.png)', kept);
    desk.restore(older ?? []);
    expect(await desk.unsaved()).toHaveLength(2);
  });

  it('takes the smaller one, and has the large one where that comes back', async () => {
    const desk = open();
    await desk.add('大');
    const large = { path: 'docs/deploy-1.png', content: picture('大') };
    const smaller = picture('小', WEBP);
    await desk.choose({ ...large, smaller }, true, desk);
    expect(desk.text()).toContain('(deploy-1.webp)');
    expect(await desk.unsaved()).toEqual([['docs/deploy-1.webp', '小']]);
    desk.apply((text) => ({ from: 0, to: text.length, insert: '![](deploy-1.png)', select: [0, 0] }));
    expect(await desk.unsaved()).toEqual([['docs/deploy-1.png', '大']]);
  });
});
