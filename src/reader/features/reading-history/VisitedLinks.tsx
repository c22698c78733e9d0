import { useHref } from 'react-router-dom';
import { messages } from '#i18n/messages';
import { readPagesMessages as words } from '#i18n/readPagesMessages';
import { visitedLinksCss } from '../../../core/reading/visitedLinksCss.ts';
import { decodeSafely, encodePath } from '../../../core/site/urls/filePath.ts';
import { readVisitedPages } from '../../store/storedLists.ts';

/** Marks visited pages in the sidebar by a stylesheet, so that no sidebar item renders again. */
export default function VisitedLinks() {
  const base = useHref('/').slice(0, -1);
  // Prerendered links have normalized URLs, but React renders those of the manifest: the selectors list both.
  const hrefs = readVisitedPages().flatMap((path) => [base + path, base + encodePath(decodeSafely(path))]);
  return <style>{visitedLinksCss(messages.sidebar.label, [...new Set(hrefs)], words.marked)}</style>;
}
