import { useCallback, useEffect, useMemo, useState } from 'react';
import { editorMessages, draftMessages as words } from '#i18n/editorMessages';
import { normalizeNewlines } from '../../core/document/textEdits.ts';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { useContentSource, useManifest } from '../../reader/content/queries/ContentProvider.tsx';
import { addListener } from '../../reader/platform/listen.ts';
import { Dropdown } from '../../reader/ui/Dropdown.tsx';
import type { ListedDraft } from '../drafts/draftStorages.ts';
import { type Choice, isConflict } from '../drafts/mergeTexts.ts';
import styles from './DraftBar.part.module.css';
import { ConflictDialog, DraftDiff } from './DraftDiff.tsx';
import { DraftActions, DraftList, DroppedDraft } from './DraftList.tsx';
import { exportDraft } from './exportDraft.ts';
import type { EditorImages } from './images/useImages.ts';
import type { SaveTarget } from './save/saveTarget.ts';
import { shortcutLabel } from './shortcutLabel.ts';
import type { EditorDraft } from './useDraft.ts';
import { type DraftListState, useDraftList } from './useDraftList.ts';
import { useSave } from './useSave.ts';

interface DraftBarProps {
  page: MarkdownPage;
  draft: EditorDraft;
  images: EditorImages;
}

/** Renders the state of the draft, other drafts of the file, and the save targets. */
export function DraftBar({ page, draft, images }: DraftBarProps) {
  const source = useContentSource();
  const manifest = useManifest();
  const work = useMemo(() => ({ page, manifest, source }), [page, manifest, source]);
  const { targets, best, save, said } = useSave(work, draft, images);
  const shelf = useDraftList();
  const [open, setOpen] = useState<'list' | 'conflict'>();
  const [compared, setCompared] = useState<{ draft: ListedDraft; now: string | undefined }>();
  const [failure, setFailure] = useState<string>();
  const { file } = page.entry;
  const { status, hasDraft, regions, text, current, take, choose, ownId } = draft;
  const { refresh } = shelf;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the store has become another one
  useEffect(() => void refresh(), [refresh, status]);
  const found = shelf.drafts.filter(
    (each) =>
      each.file === file &&
      !each.isLocked &&
      each.id !== ownId() &&
      each.text !== text &&
      each.text !== current,
  );

  const onTake = useCallback(
    async (chosen: ListedDraft) => {
      setOpen(undefined);
      setFailure((await take(chosen)) ? undefined : words.failed);
      await refresh();
    },
    [take, refresh],
  );
  const onCompare = useCallback(
    async (chosen: ListedDraft) => {
      const now = await source.readText(chosen.file).catch(() => undefined);
      setCompared({ draft: chosen, now: now && normalizeNewlines(now.text) });
    },
    [source],
  );
  const onChoose = useCallback(
    async (choice: Choice) => {
      setFailure((await choose(choice)) ? undefined : words.notLeft);
      await refresh();
    },
    [choose, refresh],
  );
  const onSave = useCallback(
    (target: SaveTarget) => {
      setFailure(undefined);
      void save(target);
    },
    [save],
  );

  const onExport = () => {
    const { text: now } = draft.read();
    exportDraft({ file, text: now, images: images.findUnsaved(now) });
  };

  return (
    <>
      <div className={styles.end}>
        <span role="status" className={styles.kept}>
          {hasDraft && status === 'stored' ? words.stored : ''}
        </span>
        <button
          type="button"
          onClick={() => {
            void refresh();
            setOpen('list');
          }}
        >
          {words.list}
        </button>
        {best && <SaveMenu targets={targets} best={best} onSave={onSave} />}
      </div>
      {hasDraft && (status === 'full' || status === 'unavailable') && (
        <p className={styles.alert} role="alert">
          {words[status]}
          <button type="button" onClick={onExport}>
            {words.export}
          </button>
        </p>
      )}
      {regions && (
        <p className={styles.alert} role="alert">
          {words.conflict(regions.filter(isConflict).length)}
          <button type="button" onClick={() => setOpen('conflict')}>
            {words.resolve}
          </button>
        </p>
      )}
      {draft.wasMerged && (
        <p className={styles.row} role="status">
          {words.merged}
          <button type="button" onClick={draft.endMerged}>
            {words.understood}
          </button>
        </p>
      )}
      {(failure ?? said.words) && (
        <p className={styles.row} role="status">
          {failure ?? said.words}
          {failure === undefined && said.href && (
            <a href={said.href} target="_blank" rel="noopener noreferrer">
              {said.href}
            </a>
          )}
        </p>
      )}
      <DraftNotice {...{ found, shelf, onTake, onCompare }} onList={() => setOpen('list')} />
      {open === 'list' && (
        <DraftList {...{ shelf, file, onTake, onCompare }} onClose={() => setOpen(undefined)} />
      )}
      {open === 'conflict' && <ConflictDialog {...{ draft, onChoose }} onClose={() => setOpen(undefined)} />}
      {compared && (
        <DraftDiff
          title={compared.draft.title}
          before={{
            name: compared.now === undefined ? words.unreadable : words.now,
            text: compared.now ?? '',
          }}
          after={{ name: words.draft(words.time(compared.draft.time)), text: compared.draft.text }}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}

interface DraftNoticeProps {
  /** Older drafts of this file, the newest first. */
  found: readonly ListedDraft[];
  shelf: DraftListState;
  onTake: (draft: ListedDraft) => void;
  onCompare: (draft: ListedDraft) => void;
  onList: () => void;
}

function DraftNotice({ found, shelf, onTake, onCompare, onList }: DraftNoticeProps) {
  const [draft] = found;
  return (
    <>
      <DroppedDraft shelf={shelf} className={styles.row} />
      {draft && (
        <p className={styles.row} role="status">
          {words.found(found.length, words.time(draft.time))}
          <span>
            <button type="button" onClick={() => onTake(draft)}>
              {words.take}
            </button>
            <DraftActions {...{ draft, shelf, onCompare }} />
            {found.length > 1 && (
              <button type="button" onClick={onList}>
                {words.allOfThem}
              </button>
            )}
          </span>
        </p>
      )}
    </>
  );
}

interface SaveMenuProps {
  targets: readonly SaveTarget[];
  best: SaveTarget;
  onSave: (target: SaveTarget) => void;
}

/** Renders the default save target as a button, the others in a dropdown. */
function SaveMenu({ targets, best, onSave }: SaveMenuProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.isComposing && !event.repeat) onSave(best);
    };
    return addListener(window, ['keydown'], onKey);
  }, [best, onSave]);
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={styles.best}
        title={editorMessages.withShortcut(best.label, shortcutLabel('Mod-s'))}
        onClick={() => onSave(best)}
      >
        {best.label}
      </button>
      <Dropdown name={words.otherTargets} label="">
        <ul>
          {targets
            .filter((target) => target !== best)
            .map((target) => (
              <li key={target.name}>
                <button type="button" onClick={() => onSave(target)}>
                  {target.label}
                </button>
              </li>
            ))}
        </ul>
      </Dropdown>
    </div>
  );
}
