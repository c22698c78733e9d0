// State of the edited text: starts with the file or a draft, is persisted while it changes, and is merged when the file
// changes.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { addListener, together } from '../../reader/platform/listen.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import { type Choice, joinRegions, type MergeRegion, rebaseEdit } from '../drafts/mergeTexts.ts';
import type { TextEditor } from './codemirror/textEditor.ts';
import { createDraftWriter, type DraftStatus, type DraftWriter } from './createDraftWriter.ts';
import { exportDraft } from './exportDraft.ts';
import type { EditorImages } from './images/useImages.ts';
import { writeTabDraftId } from './useTabDraft.ts';

interface EditorText {
  text: string;
  /** The file's text that was edited. */
  base: string;
  /** Initial text of the text field. */
  given: string;
  /** The site's text at the last merge; may be older than the base. */
  seen: string;
  /** The file's newest text, until it is merged. */
  newest?: string | undefined;
  /** Regions of a merge with conflicts. */
  regions?: readonly MergeRegion[] | undefined;
}

export type EditorDraft = ReturnType<typeof useDraft>;

/**
 * @param current the file's text now, `\n` line endings
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
  const named = useRef(page);
  named.current = page;

  const change = useCallback((next: Partial<EditorText>) => {
    // Synchronous, unlike state: the next write persists it.
    newest.current = { ...newest.current, ...next };
    setEdit(newest.current);
  }, []);
  /** Replaces the text and what it is an edit of. */
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
        // The page's newest route: a renamed page continues its draft.
        details: () => ({
          file,
          path: named.current.path,
          title: named.current.entry.title,
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
    const keep = () => void made.write();
    return together(
      addListener(window, ['pagehide'], keep),
      addListener(document, ['visibilitychange'], keep),
      made.stop,
    );
  }, [read, findUnsaved, file]);

  const onText = useCallback((text: string) => change({ text }), [change]);
  const onEditor = useCallback((made: TextEditor | undefined) => {
    editor.current = made;
    if (first.current !== null) made?.scrollToLine(first.current.line);
  }, []);

  /** Merges a newer text of the file. */
  const mergeNewest = useCallback((text: string) => change({ newest: text }), [change]);
  /** The site's text is newer only if it was not merged before. */
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
    // The debounced callback fires soon.
    const isWriting = editor.current !== undefined && editor.current.text() !== edit.text;
    if (edit.newest === undefined || isWriting) return;
    // An outdated site does not serve an edit of what was just saved.
    const begun = edit.newest === current ? edit.seen : edit.base;
    const met = rebaseEdit(begun, edit.text, edit.newest);
    if ('regions' in met) change({ regions: met.regions });
    else {
      show({ text: met.text, base: edit.newest, seen: site.current });
      if (met.isMerged) setMerged(true);
    }
  }, [edit.base, edit.seen, edit.text, edit.newest, current, change, show]);

  const hasDraft = edit.text !== edit.base;
  const isAtRisk = hasDraft && status !== 'kept' && status !== 'none';
  useEffect(() => {
    if (!isAtRisk) return;
    return addListener(window, ['beforeunload'], (event) => event.preventDefault());
  }, [isAtRisk]);

  return {
    ...edit,
    current,
    /** Newest text, debounced callbacks aside, and its base. */
    read,
    hasDraft,
    status,
    wasMerged,
    endMerged: useCallback(() => setMerged(false), []),
    onText,
    onEditor,
    mergeNewest,
    /** The text was saved. */
    settle: useCallback(
      (saved: string) => {
        change({ base: saved });
        void writer.current?.write();
      },
      [change],
    ),
    /** Continues another draft; the present text stays a draft of its own. Resolves to whether the storage took it. */
    take: useCallback(
      async (draft: Draft) => {
        if (!(await writer.current?.leave(draft))) return false;
        restore(draft.images ?? []);
        const { text, base, seen = base } = draft;
        show({ text, base, seen });
        look();
        editor.current?.scrollToLine(draft.line);
        return true;
      },
      [look, show, restore],
    ),
    /**
     * Resolves all conflicts; the text before that stays a draft of its own. Resolves to whether the storage took it.
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
