import { guessMessages } from '#site-i18n/guessMessages';
import type { ForeignVersion } from './foreignSite.ts';

/** The version of a site that has one. */
export const onlyVersion = (
  dir: string,
  navigation: ForeignVersion['navigation'],
  path = '',
): ForeignVersion => ({ name: 'current', label: guessMessages.latest, isLast: true, path, dir, navigation });
