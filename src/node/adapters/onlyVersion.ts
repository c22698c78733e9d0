import { guessMessages } from '#site-i18n/guessMessages';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import type { ForeignVersion } from './foreignSite.ts';

/** The version of a site that has one. */
export const onlyVersion = (
  dir: string,
  navigation: ForeignVersion['navigation'],
  path = '',
): ForeignVersion => ({ name: 'current', label: guessMessages.latest, isLast: true, path, dir, navigation });

/** The pages that a navigation does not list: they follow it here, and are in no sidebar of their engine. */
export const UNLISTED: NavItem = { folder: '.' };
