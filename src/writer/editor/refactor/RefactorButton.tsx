import { useState } from 'react';
import { refactorDialogMessages as words } from '../../../core/i18n/refactorDialogMessages.ts';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';
import { loadPart } from '../../../reader/platform/loadPart.ts';
import { LazyPart } from '../../../reader/ui/LazyPart.tsx';

interface RefactorButtonProps {
  page: MarkdownPage;
  /** Whether the page has unsaved changes. */
  isChanged: boolean;
}

const load = () => loadPart(() => import(/* webpackChunkName: "refactor" */ './RefactorDialog.tsx'));
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
      {isOpen && <LazyPart load={load} given={given} words={WAITING} />}
    </>
  );
}
