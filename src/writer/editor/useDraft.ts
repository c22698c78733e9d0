// The text on the desk: begun from what stands in the file or from a draft, kept while it is written, and brought
// together with the file when that becomes another one.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { listen, together } from '../../reader/platform/listen.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import { type Choice, joinRegions, type MergeRegion, rebaseEdit } from '../drafts/mergeTexts.ts';
import type { DeskEditor } from './codemirror/deskEditor.ts';
import { exportDraft } from './draftWords.ts';
import { createDraftWriter, type DraftStatus, type DraftWriter } from './draftWriter.ts';
import type { DeskImages } from './images/useImages.ts';
import { writeOwnId } from './useOwnDraft.ts';

interface DeskText {
  text: string;
  /** The text of the file that it is an edit of. */
  base: string;
  /** What the editor begins with. */
  given: string;
  /** What the site said when the text was brought together with it last: it may be older than the base. */
  seen: string;
  /** What the file says now, until both are one. */
  newest?: string | undefined;
  /** Where they cannot be one by themselves. */
  regions?: readonly MergeRegion[] | undefined;
}

export type DeskDraft = ReturnType<typeof useDraft>;

/**
 * @param current what stands in the file now, lines ended with `\n`
 * @param own the draft to go on with
 */
export function useDraft(
  page: MarkdownPage,
  current: string,
  own: Draft | null,
  { findUnsaved, restore }: Pick<DeskImages, 'findUnsaved' | 'restore'>,
) {
  const [desk, setDesk] = useState<DeskText>(() => beginWith(own ?? { text: current, base: current }));
  const [status, setStatus] = useState<DraftStatus>('none');
  const [wasMerged, setMerged] = useState(false);
  const editor = useRef<DeskEditor>(undefined);
  const writer = useRef<DraftWriter>(undefined);
  const newest = useRef(desk);
  newest.current = desk;
  const site = useRef(current);
  site.current = current;
  const named = useRef(page);
  named.current = page;

  const change = useCallback((next: Partial<DeskText>) => {
    // At once: what is kept in the next moment is this.
    newest.current = { ...newest.current, ...next };
    setDesk(newest.current);
  }, []);
  /** Puts another text on the desk, as an edit of the file as it was known to be. */
  const show = useCallback(
    ({ text, ...known }: Pick<DeskText, 'text' | 'base' | 'seen'>) => {
      const given = editor.current === undefined ? { given: text } : {};
      change({ text, ...known, newest: undefined, regions: undefined, ...given });
      editor.current?.setText(text);
    },
    [change],
  );

  const read = useCallback(() => {
    const { text, base } = newest.current;
    return { text: editor.current?.text() ?? text, base };
  }, []);

  const first = useRef(own);
  const { file } = page.entry;
  useEffect(() => {
    const made = createDraftWriter(
      {
        read,
        // By the name that the page has then: another one begins no other draft.
        details: () => ({
          file,
          path: named.current.path,
          title: named.current.entry.title,
          line: Math.floor(editor.current?.lineHere() ?? 1),
          seen: newest.current.seen,
          images: findUnsaved(read().text),
        }),
        onStatus: setStatus,
        onId: (id) => writeOwnId(file, id),
      },
      first.current ?? undefined,
    );
    writer.current = made;
    const keep = () => void made.write();
    return together(
      listen(window, ['pagehide'], keep),
      listen(document, ['visibilitychange'], keep),
      made.stop,
    );
  }, [read, findUnsaved, file]);

  const onText = useCallback((text: string) => change({ text }), [change]);
  const onEditor = useCallback((made: DeskEditor | undefined) => {
    editor.current = made;
    if (first.current !== null) made?.showLine(first.current.line);
  }, []);

  /** What the file says is another text than what this one began from. */
  const meet = useCallback((text: string) => change({ newest: text }), [change]);
  /** What the site says is news only where the text was not brought together with it before. */
  const look = useCallback(() => {
    const { base, seen, newest: theirs } = newest.current;
    const now = site.current;
    if (now === seen && theirs === undefined) return;
    const isNews = now !== seen && now !== base;
    change(isNews ? { newest: now } : { seen: now, newest: undefined, regions: undefined });
  }, [change]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the site says something else
  useEffect(look, [look, current]);
  useEffect(() => {
    // What is just being written is told soon.
    const isWriting = editor.current !== undefined && editor.current.text() !== desk.text;
    if (desk.newest === undefined || isWriting) return;
    // What a site that is behind says did not come from what was saved.
    const begun = desk.newest === current ? desk.seen : desk.base;
    const met = rebaseEdit(begun, desk.text, desk.newest);
    if ('regions' in met) change({ regions: met.regions });
    else {
      show({ text: met.text, base: desk.newest, seen: site.current });
      if (met.isMerged) setMerged(true);
    }
  }, [desk.base, desk.seen, desk.text, desk.newest, current, change, show]);

  const hasDraft = desk.text !== desk.base;
  const isAtRisk = hasDraft && status !== 'kept' && status !== 'none';
  useEffect(() => {
    if (!isAtRisk) return;
    return listen(window, ['beforeunload'], (event) => event.preventDefault());
  }, [isAtRisk]);

  return {
    ...desk,
    current,
    /** The text as it stands this moment, and what it is an edit of. */
    read,
    hasDraft,
    status,
    wasMerged,
    endMerged: useCallback(() => setMerged(false), []),
    onText,
    onEditor,
    meet,
    /** The file stands as the text was. */
    settle: useCallback(
      (saved: string) => {
        change({ base: saved });
        void writer.current?.write();
      },
      [change],
    ),
    /** Goes on with another draft; what stands on the desk stays a draft of its own. Tells whether it could. */
    take: useCallback(
      async (draft: Draft) => {
        if (!(await writer.current?.leave(draft))) return false;
        restore(draft.images ?? []);
        const { text, base, seen = base } = draft;
        show({ text, base, seen });
        look();
        editor.current?.showLine(draft.line);
        return true;
      },
      [look, show, restore],
    ),
    /** Settles what could not be merged; the text as it was stays a draft of its own. Tells whether it does. */
    choose: useCallback(
      async (choice: Choice) => {
        const { regions, newest: theirs } = newest.current;
        if (regions === undefined || theirs === undefined) return true;
        const isLeft = (await writer.current?.leave()) ?? false;
        const { text } = read();
        if (!isLeft) exportDraft({ file, text, images: findUnsaved(text) });
        show({ text: joinRegions(regions, choice), base: theirs, seen: site.current });
        return isLeft;
      },
      [show, read, findUnsaved, file],
    ),
    ownId: useCallback(() => writer.current?.id(), []),
  };
}

function beginWith({ text, base, seen = base }: Pick<Draft, 'text' | 'base' | 'seen'>): DeskText {
  return { text, base, given: text, seen };
}
