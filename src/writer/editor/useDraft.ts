// State of the edited text. The text starts as the file's text or as a draft, is persisted while it changes, and is
// merged with the file's text when the file changes.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { addListener, combineCleanups } from '../../reader/platform/listen.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import { type Choice, joinRegions, type MergeRegion, rebaseEdit } from '../drafts/mergeTexts.ts';
import { createDraftWriter, type DraftStatus, type DraftWriter } from './createDraftWriter.ts';
import { exportDraft } from './exportDraft.ts';
import type { EditorImages } from './images/useImages.ts';
import type { TextEditor } from './textEditor.ts';
import { writeTabDraftId } from './useTabDraft.ts';

interface EditorText {
  text: string;
  /** The file's text when the edit began. */
  base: string;
  /** Initial text of the text field. */
  given: string;
  /** The text that the site served at the last merge; may be older than the base. */
  seen: string;
  /** The file's newest text; undefined after it was merged. */
  newest?: string | undefined;
  /** Regions of a merge with conflicts. */
  regions?: readonly MergeRegion[] | undefined;
}

export type EditorDraft = ReturnType<typeof useDraft>;

/**
 * @param current the text that the site serves, with `\n` line endings
 * @param own draft to continue
 */
export function useDraft(
  page: MarkdownPage,
  current: string,
  own: Draft | null,
  { findUnsaved, restore }: Pick<EditorImages, 'findUnsaved' | 'restore'>,
) {
  const [edit, setEdit] = useState<EditorText>(() => beginWith(own ?? { text: current, base: current }));
  const [status, setStatus] = useState<DraftStatus>('none');
  const [wasMerged, setMerged] = useState(false);
  const editor = useRef<TextEditor>(undefined);
  const writer = useRef<DraftWriter>(undefined);
  const newest = useRef(edit);
  newest.current = edit;
  const site = useRef(current);
  site.current = current;
  const pageRef = useRef(page);
  pageRef.current = page;

  const change = useCallback((next: Partial<EditorText>) => {
    // A ref is updated synchronously, unlike state, so that the next write persists the change.
    newest.current = { ...newest.current, ...next };
    setEdit(newest.current);
  }, []);
  const show = useCallback(
    ({ text, ...known }: Pick<EditorText, 'text' | 'base' | 'seen'>) => {
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
        // Read from a ref: after the page is renamed, its draft gets the new route.
        details: () => ({
          file,
          path: pageRef.current.path,
          title: pageRef.current.entry.title,
          line: Math.floor(editor.current?.syncLine() ?? 1),
          seen: newest.current.seen,
          images: findUnsaved(read().text),
        }),
        onStatus: setStatus,
        onId: (id) => writeTabDraftId(file, id),
      },
      first.current ?? undefined,
    );
    writer.current = made;
    const persist = () => void made.write();
    return combineCleanups(
      addListener(window, ['pagehide'], persist),
      addListener(document, ['visibilitychange'], persist),
      made.stop,
    );
  }, [read, findUnsaved, file]);

  const onText = useCallback((text: string) => change({ text }), [change]);
  const onEditor = useCallback((made: TextEditor | undefined) => {
    editor.current = made;
    if (first.current !== null) made?.scrollToLine(first.current.line);
  }, []);

  /** Sets a newer text of the file, which the effect below merges. */
  const mergeNewest = useCallback((text: string) => change({ newest: text }), [change]);
  /** Sets the text that the site serves as the newest one, unless it was already merged. */
  const checkSite = useCallback(() => {
    const { base, seen, newest: theirs } = newest.current;
    const now = site.current;
    if (now === seen && theirs === undefined) return;
    const isNewer = now !== seen && now !== base;
    change(isNewer ? { newest: now } : { seen: now, newest: undefined, regions: undefined });
  }, [change]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the site serves another text
  useEffect(checkSite, [checkSite, current]);
  useEffect(() => {
    // Wait for the debounced callback, which updates `edit.text`.
    const isWriting = editor.current !== undefined && editor.current.text() !== edit.text;
    if (edit.newest === undefined || isWriting) return;
    // After a save the site may still serve the old file: the merge base of its text is `seen`, not the saved text.
    const mergeBase = edit.newest === current ? edit.seen : edit.base;
    const rebased = rebaseEdit(mergeBase, edit.text, edit.newest);
    if ('regions' in rebased) change({ regions: rebased.regions });
    else {
      show({ text: rebased.text, base: edit.newest, seen: site.current });
      if (rebased.isMerged) setMerged(true);
    }
  }, [edit.base, edit.seen, edit.text, edit.newest, current, change, show]);

  const hasDraft = edit.text !== edit.base;
  const isAtRisk = hasDraft && status !== 'stored' && status !== 'none';
  useEffect(() => {
    if (!isAtRisk) return;
    return addListener(window, ['beforeunload'], (event) => event.preventDefault());
  }, [isAtRisk]);

  return {
    ...edit,
    current,
    /** Returns the newest text, without waiting for the debounced callback, and its base. */
    read,
    hasDraft,
    status,
    wasMerged,
    endMerged: useCallback(() => setMerged(false), []),
    onText,
    onEditor,
    mergeNewest,
    /** Makes the saved text the base, so that its draft is deleted. */
    settle: useCallback(
      (saved: string) => {
        change({ base: saved });
        void writer.current?.write();
      },
      [change],
    ),
    /**
     * Continues another draft; the current text stays stored as a separate draft. Resolves to false, and changes
     * nothing, if the storage rejects the current text.
     */
    take: useCallback(
      async (draft: Draft) => {
        if (!(await writer.current?.leave(draft))) return false;
        restore(draft.images ?? []);
        const { text, base, seen = base } = draft;
        show({ text, base, seen });
        checkSite();
        editor.current?.scrollToLine(draft.line);
        return true;
      },
      [checkSite, show, restore],
    ),
    /**
     * Resolves all conflicts; the text before that stays stored as a separate draft. If the storage rejects that draft,
     * it is downloaded, and the promise resolves to false.
     */
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

function beginWith({ text, base, seen = base }: Pick<Draft, 'text' | 'base' | 'seen'>): EditorText {
  return { text, base, given: text, seen };
}
