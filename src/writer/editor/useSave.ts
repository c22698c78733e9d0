import { useCallback, useRef, useState } from 'react';
import { draftMessages as words } from '../../core/i18n/editorMessages.ts';
import { saveWayKey } from '../../lib/deferredStorageKeys.ts';
import { rootData } from '../../reader/store/rootData.ts';
import { safeStorage } from '../../reader/store/safeStorage.ts';
import type { DeskImages } from './images/useImages.ts';
import type { SaveJob, SaveWay } from './save/saveWay.ts';
import { SAVE_WAYS } from './save/saveWays.ts';
import type { DeskDraft } from './useDraft.ts';

/** What is given to a way, but for the page's own text. */
export type SaveWork = Pick<SaveJob, 'page' | 'manifest' | 'source'>;

/** The ways that are there, and what came of the last one. The way that was taken last is the best one. */
export function useSave(work: SaveWork, { read, settle, meet, newest }: DeskDraft, images: DeskImages) {
  const { findUnsaved, settle: settleImages } = images;
  const [last, setLast] = useState(() => safeStorage.getItem(saveWayKey(rootData().storageKey)));
  const [said, say] = useState<{ words: string; href?: string | undefined }>({ words: '' });
  const ways = SAVE_WAYS.filter(({ isOffered }) => isOffered(work));
  const best = ways.find(({ name }) => name === last) ?? ways[0];

  const saveBy = useCallback(
    async (way: SaveWay, isAgain = false) => {
      const setSaid = (sentence: string, href?: string) => say({ words: sentence, href });
      const { text, base } = read();
      // What was saved a moment ago has been said.
      if (text === base) return isAgain ? undefined : setSaid(words.unchanged);
      // Whoever takes the text elsewhere would write over the other one there.
      if (newest !== undefined) return setSaid(words.unmet);
      setSaid(way.waiting ?? words.saving);
      const added = findUnsaved(text);
      const files = [{ path: work.page.entry.file, content: text, base }, ...added];
      const outcome = await way
        .save({ ...work, files })
        .catch(() => ({ kind: 'failed', words: words.notSaved }) as const);
      if (outcome.kind === 'saved') {
        settleImages(added);
        settle(text);
      }
      if (outcome.kind === 'changed') meet(outcome.newest);
      if (outcome.kind === 'saved' || outcome.kind === 'handed') {
        setLast(way.name);
        safeStorage.setItem(saveWayKey(rootData().storageKey), way.name);
      }
      if (outcome.kind === 'cancelled') setSaid('');
      else if (outcome.kind === 'changed') setSaid(words.changed);
      else setSaid(outcome.words, outcome.kind === 'handed' ? outcome.href : undefined);
    },
    [work, read, settle, meet, newest, findUnsaved, settleImages],
  );
  const underWay = useRef<Promise<void>>(undefined);
  /** Of two at a time the second one would take what the first has just written for another hand's. */
  const save = useCallback(
    async (way: SaveWay) => {
      if (way.isAwaited !== true) return saveBy(way);
      const mine = underWay.current?.then(() => saveBy(way, true)) ?? saveBy(way);
      underWay.current = mine;
      await mine;
      if (underWay.current === mine) underWay.current = undefined;
    },
    [saveBy],
  );
  return { ways, best, save, said };
}
