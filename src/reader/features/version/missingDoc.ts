import { useLocation } from 'react-router-dom';
import { readEntryState } from '../../content/historyState.ts';

/** What a switch to a version that lacks the doc leaves in the history's entry. */
export function missingDocState(title: string) {
  return { missingDoc: title };
}

/** The title of the doc that the reader came for and this version lacks. */
export function useMissingDoc(): string | undefined {
  const title = readEntryState(useLocation(), 'missingDoc');
  return typeof title === 'string' ? title : undefined;
}
