import { tabsKey } from '../../lib/lateStorageKeys.ts';
import { storedList } from './storedLists.ts';

/** The titles of tabs that the reader has chosen: who reads about one system reads about it on the next page, too. */
export const chosenTabs = storedList({
  nameKey: tabsKey,
  limit: 20,
  check: (stored) => stored.filter((title) => typeof title === 'string'),
});
