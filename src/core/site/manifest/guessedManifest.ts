// The manifest of a site that has none.
import { guessMessages } from '#site-i18n/guessMessages';
import { SIDEBAR } from '../nav/sidebarItems.ts';
import type { Version } from './manifest.ts';

export interface GuessedVersion
  extends Pick<Version, 'navigation' | 'numberPrefixes' | 'urls' | 'dialect' | 'exclude'> {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  noIndex: boolean;
  dir: string;
}

/** The only version of a site without versions. */
export const guessedVersion = (path: string, dir: string): GuessedVersion => ({
  name: 'current',
  label: guessMessages.latest,
  isLast: true,
  path,
  banner: 'none',
  noIndex: false,
  dir,
});

export interface GuessedHome {
  title?: string | undefined;
  tagline?: string | undefined;
  lead?: string | undefined;
  actions: { label: string; href: string }[];
  features: { title: string; text: string; href?: string | undefined; image?: string | undefined }[];
}

interface Guess extends Partial<GuessedHome> {
  defaultLocale: string;
  title: string;
  /** URL path of the docs to which the home page links; undefined: there are none. */
  docs: string | undefined;
  /** Whether a page of the docs has the URL of the home page. */
  isHomeTaken?: boolean;
  locales: readonly object[];
  versions: readonly GuessedVersion[];
  /** Fields of the configuration of another engine. */
  site?: { navbar?: { items?: readonly object[] }; home?: object } | undefined;
  redirects?: Readonly<Record<string, string>> | undefined;
}

/** Links the home page and the navbar to the docs; the site's own buttons on its home page stay. */
export function guessedManifest(guess: Guess) {
  const {
    defaultLocale,
    title,
    tagline,
    lead,
    actions = [],
    features = [],
    docs,
    isHomeTaken,
    locales,
    versions,
    site,
    redirects,
  } = guess;
  // At the root, the path of the docs is that of the home page.
  const target =
    docs === ''
      ? { sidebar: Object.keys(versions[0]?.navigation ?? { [SIDEBAR]: [] })[0] }
      : { href: `${docs}/` };
  return {
    site: {
      defaultLocale,
      title,
      ...site,
      // The home page's own words have priority over the description of the site.
      ...(tagline !== undefined && { tagline }),
      navbar: {
        ...site?.navbar,
        items: [
          ...(site?.navbar?.items ??
            (docs === undefined ? [] : [{ label: guessMessages.docs, ...target, position: 'left' }])),
          ...(versions.length > 1 ? [{ type: 'versions', position: 'right' }] : []),
          ...(locales.length > 1 ? [{ type: 'locales', position: 'right' }] : []),
        ],
      },
      home: isHomeTaken
        ? undefined
        : {
            lead,
            actions:
              actions.length > 0 || docs === undefined
                ? actions
                : [{ label: guessMessages.start, ...target }],
            features,
            ...site?.home,
          },
    },
    locales,
    versions,
    redirects,
  };
}
