import { useLocation } from 'react-router-dom';
import { messages } from '#i18n/messages';
import { readHistoryState } from '../../content/historyState.ts';
import { Notice } from '../../ui/Notice.tsx';

/** A notice after a version switch: the selected version does not have the page. */
export function MissingDocNotice({ label }: { label: string }) {
  const title = readHistoryState(useLocation(), 'missingDoc');
  if (typeof title !== 'string') return null;
  return <Notice role="status">{messages.version.missing(title, label)}</Notice>;
}

/** History state of a version switch to a version without the doc. */
export function missingDocState(title: string) {
  return { missingDoc: title };
}
