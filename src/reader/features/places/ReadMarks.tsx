import { useHref } from 'react-router-dom';
import { messages } from '../../../core/i18n/messages.ts';
import { placesMessages as words } from '../../../core/i18n/placesMessages.ts';
import { writeReadMarks } from '../../../core/reading/visitedMarks.ts';
import { decodeSafely, encodePath } from '../../../core/site/urls/filePath.ts';
import { readPages } from '../../store/storedLists.ts';

/** Tells pages that were read apart in the sidebar. */
export default function ReadMarks() {
  const base = useHref('/').slice(0, -1);
  // A page that the build drew has addresses as browsers spell them.
  const hrefs = readPages().flatMap((path) => [base + path, base + encodePath(decodeSafely(path))]);
  return <style>{writeReadMarks(messages.sidebar.label, [...new Set(hrefs)], words.marked)}</style>;
}
