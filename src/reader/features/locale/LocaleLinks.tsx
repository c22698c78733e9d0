import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { deferredMessages } from '#i18n/deferredMessages';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { listLanguageLinks } from '../../../core/site/nav/languageLinks.ts';
import { findExternalKind, pageHref } from '../../../core/site/urls/pageHref.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { leaveForLanguage } from './leaveForLanguage.ts';

/** Links to the current page in the site's languages, `aria-current` on the current one. */
export default function LocaleLinks({ manifest, page }: { manifest: Manifest; page: Route }) {
  const { search } = useLocation();
  const { assetUrl, startPage } = useContentSource();
  // In the offline kit the URL of the root has the name of its file.
  const root = new URL('.', new URL(assetUrl(''), document.baseURI)).pathname;
  return (
    <ul>
      {listLanguageLinks(manifest, page).map(({ label, lang, path, home, isCurrent, isSame }) => {
        const isExternal = findExternalKind(path) !== undefined;
        const start = startPage === undefined ? root.slice(0, -1) : `${startPage(home)}#`;
        const query = page.kind === 'search' && isSame ? search : '';
        return (
          <li key={lang}>
            {/* Not a link of the router: another language has scripts of its own. */}
            <a
              href={isExternal ? path : start + pageHref(path) + query}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => {
                if (!isExternal) leaveForLanguage(event, lang, root, isSame);
              }}
            >
              {label}
            </a>
            {!isSame && !isExternal && <small>{deferredMessages.language.untranslated}</small>}
          </li>
        );
      })}
    </ul>
  );
}
