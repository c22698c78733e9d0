// What is written stays what the writer left, however far the site is behind.
import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../src/writer/drafts/draftStorage.ts';
import { listDrafts } from '../../../src/writer/drafts/draftStorages.ts';
import { type EditorDraft, useDraft } from '../../../src/writer/editor/useDraft.ts';
import { useTabDraft } from '../../../src/writer/editor/useTabDraft.ts';
import { renderPart } from '../../support/renderPart.tsx';
import { sampleManifest } from '../../support/sampleManifest.ts';
import { stubDatabase } from '../../support/stubDatabase.ts';

const [entry] = sampleManifest().pages;
if (entry === undefined) throw new Error('the sample has no pages');
const page = { kind: 'page', path: entry.path, entry } as const;
const pictures = { findUnsaved: () => [], restore: () => {} };

interface WritingProps {
  current: string;
  own: Draft | null;
  title?: string;
  onDesk: (desk: EditorDraft) => void;
}

function Writing({ current, own, title = entry?.title ?? '', onDesk }: WritingProps) {
  onDesk(useDraft({ ...page, entry: { ...page.entry, title } }, current, own, pictures));
  return null;
}

function Own({ onOwn }: { onOwn: (own: Draft | null) => void }) {
  const own = useTabDraft(page.entry.file);
  if (own !== undefined) onOwn(own);
  return null;
}

/** The draft that a desk which is opened now begins with. */
const findOwn = () => new Promise<Draft | null>((onOwn) => void renderPart(<Own onOwn={onOwn} />));

/** Whether the writer is asked before the page goes. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A desk without an editor. */
function open(current: string, own: Draft | null = null) {
  let newest: EditorDraft | undefined;
  const onDesk = (made: EditorDraft) => {
    newest = made;
  };
  const { draw } = renderPart(<Writing {...{ current, own, onDesk }} />);
  return {
    desk: () => {
      if (newest === undefined) throw new Error('nothing was drawn');
      return newest;
    },
    setFile: (text: string, title?: string) =>
      draw(<Writing {...{ current: text, own, onDesk }} {...(title !== undefined && { title })} />),
    end: () => draw(null),
  };
}

const LINES = ['一', '二', '三', '四', '五'];
const SITE = LINES.join('\n');
/** The text with words added to some of its lines. */
const add = (...added: [line: number, words: string][]) =>
  added
    .reduce((lines, [place, words]) => lines.map((line, at) => (at === place ? line + words : line)), LINES)
    .join('\n');

const SAVED = add([0, '，已保存']);
const MORE = add([0, '，已保存'], [4, '，再写']);
const ALL = add([0, '，已保存'], [2, '，他改'], [4, '，再写']);

const draft = (more: Partial<Draft>): Draft => ({
  ...{ id: 'a', file: entry.file, path: entry.path, title: '', line: 1, time: 1 },
  text: MORE,
  base: SAVED,
  ...more,
});

beforeEach(stubDatabase);

describe('a text that was saved, where the site is behind', () => {
  it('goes on from what was saved: after a reload as well', async () => {
    const first = open(SITE);
    first.desk().onText(SAVED);
    first.desk().settle(SAVED);
    first.desk().onText(MORE);
    const [kept] = await waitFor(async () => {
      const all = await listDrafts();
      expect(all).toMatchObject([{ text: MORE, base: SAVED, seen: SITE }]);
      return all;
    });
    first.end();
    const second = open(SITE, kept);
    expect(second.desk()).toMatchObject({ text: MORE, base: SAVED, wasMerged: false });
    // The site has caught up, and is behind no more.
    second.setFile(SAVED);
    await waitFor(() => expect(second.desk()).toMatchObject({ text: MORE, seen: SAVED }));
    second.setFile(add([0, '，已保存'], [2, '，他改']));
    await waitFor(() => expect(second.desk()).toMatchObject({ text: ALL, wasMerged: true }));
  });

  it('is met with what is new on the site, and keeps what was saved', async () => {
    const { desk } = open(add([2, '，他改']), draft({ seen: SITE }));
    await waitFor(() => expect(desk()).toMatchObject({ text: ALL, wasMerged: true }));
  });

  it('is taken up as it was left', async () => {
    const { desk } = open(SITE);
    expect(await desk().take(draft({ seen: SITE }))).toBe(true);
    await waitFor(() => expect(desk().text).toBe(MORE));
    expect(desk()).toMatchObject({ base: SAVED, wasMerged: false });
  });
});

it('a page that gets another title while somebody writes has one draft, which goes with the text', async () => {
  const { desk, setFile, end } = open(SITE);
  const before = new Set((await listDrafts()).map(({ id }) => id));
  const keeps = (...drafts: object[]) =>
    waitFor(async () =>
      expect((await listDrafts()).filter(({ id }) => !before.has(id))).toMatchObject(drafts),
    );
  desk().onText(add([4, '，再写']));
  await keeps({ title: entry.title });
  setFile(add([0, '，他改']), '新标题');
  await keeps({ title: '新标题', text: add([0, '，他改'], [4, '，再写']) });
  desk().onText(desk().base);
  await keeps();
  end();
});

it('a text that the store does not take is there again when its desk is, and the page is not left unasked', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const first = open(SITE);
  first.desk().onText(MORE);
  await waitFor(() => expect(first.desk().status).toBe('full'));
  first.end();
  await waitFor(() => expect(isAsked()).toBe(true));
  const own = await findOwn();
  expect(own).toMatchObject({ text: MORE, base: SITE });
  full.mockRestore();
  const second = open(SITE, own);
  await waitFor(() => expect(second.desk().status).toBe('stored'));
  expect(isAsked()).toBe(false);
  second.end();
});
