import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#i18n/messages';
import { findKeyAction, SEARCH_KEY } from '../../../core/keys/keyTable.ts';
import { editorPath, isEditable } from '../../../core/site/urls/editorRoute.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import { isDialogOpen } from '../../platform/elementVisibility.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { isTyping } from '../../platform/keyboard.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import { useReadingSettings } from '../../store/readingSettings.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

const SEARCH_BUTTON = 'header button[aria-keyshortcuts]';

/** Handles single-key shortcuts. The first press loads the chunk with their actions. */
export function KeyboardShortcuts(): ReactNode {
  const openEditor = useEditLink();
  const [over, setOver] = useState<ReactNode>(null);
  const hasKeys = useReadingSettings((reading) => reading.hasKeys);
  useEffect(() => {
    const keys = hasKeys ? `Control+K Meta+K ${SEARCH_KEY}` : 'Control+K Meta+K';
    document.querySelector(SEARCH_BUTTON)?.setAttribute('aria-keyshortcuts', keys);
  }, [hasKeys]);
  const { path } = useCurrentPage();
  /** The last press, while its chunk loads. */
  const pending = useRef<KeyboardEvent>(undefined);
  const cancel = useCallback(() => {
    if (pending.current === undefined) return;
    pending.current = undefined;
    setOver(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page cancels
  useEffect(() => combineCleanups(addListener(document, ['click'], cancel), cancel), [path, cancel]);
  useEffect(() => {
    const onKeyDown = async (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
      const action = findKeyAction(event);
      if (action === undefined || event.defaultPrevented || !isFree(event.target)) return;
      event.preventDefault();
      // Search needs no further chunk: click its button.
      if (action === 'search') return document.querySelector<HTMLElement>(SEARCH_BUTTON)?.click();
      pending.current = event;
      setOver(
        <p role="status" data-pending="">
          {messages.lazyPart.loading}
        </p>,
      );
      const part = await loadOptionalChunk(() => import(/* webpackChunkName: "tools" */ './keyActions.tsx'));
      if (pending.current !== event) return;
      cancel();
      part?.keyActions[action](setOver, openEditor);
    };
    return addListener(document, ['keydown'], onKeyDown);
  }, [openEditor, cancel]);
  return over;
}

/** Whether a key press may be a shortcut: shortcuts are enabled, and no input or dialog handles the key. */
function isFree(target: EventTarget | null): boolean {
  return useReadingSettings.getState().hasKeys && !isTyping(target) && !isDialogOpen();
}

/**
 * Makes the edit link below the text open the editor, instead of its href, the file on the git host.
 * @returns opens the editor, for the key `e`; undefined if the page cannot be edited
 */
function useEditLink(): (() => void) | undefined {
  const navigate = useNavigate();
  const { manifest, route } = useCurrentPage();
  const open = useMemo(() => {
    if (!('entry' in route) || !isEditable(manifest, route)) return undefined;
    return () => void navigate(pageHref(editorPath(route.path)));
  }, [navigate, manifest, route]);
  useEffect(() => {
    if (open === undefined) return;
    const onClick = (event: MouseEvent) => {
      // The footer of the article contains only the edit link.
      const link = event.target instanceof Element ? event.target.closest('article > footer > a') : null;
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      open();
    };
    return addListener(document, ['click'], onClick);
  }, [open]);
  return open;
}
