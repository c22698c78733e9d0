import { useState } from 'react';
import { refactorDialogMessages as words } from '#i18n/refactorDialogMessages';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';
import { loadChunk } from '../../../reader/platform/loadChunk.ts';
import { LazyComponent } from '../../../reader/ui/LazyComponent.tsx';

interface RefactorButtonProps {
  page: MarkdownPage;
  /** Whether the page has unsaved changes. */
  isChanged: boolean;
}

const load = () => loadChunk(() => import(/* webpackChunkName: "refactor" */ './RefactorDialog.tsx'));
const WAITING = { loading: words.loading, failed: words.failed, retry: words.show };

/** Opens the refactoring dialog; rendered only under the development server. */
export function RefactorButton({ page, isChanged }: RefactorButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (findToken() === undefined) return null;
  const given = { page, isChanged, onClose: () => setOpen(false) };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.title}
      </button>
      {isOpen && <LazyComponent load={load} given={given} words={WAITING} />}
    </>
  );
}
