import { useState } from 'react';
import { refactorDialogMessages as words } from '../../../core/i18n/refactorDialogMessages.ts';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';
import { loadPart } from '../../../reader/platform/loadPart.ts';
import { LazyPart } from '../../../reader/ui/LazyPart.tsx';

interface PagesDoorProps {
  page: MarkdownPage;
  /** Whether the page has a text that is not in its file. */
  isChanged: boolean;
}

const load = () => loadPart(() => import(/* webpackChunkName: "pages-dialog" */ './PagesDialog.tsx'));
const WAITING = { loading: words.loading, failed: words.failed, retry: words.show };

/** The button that opens what can be done with pages; under `npm start` alone. */
export function PagesDoor({ page, isChanged }: PagesDoorProps) {
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
