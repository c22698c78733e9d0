import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchMessages as words } from '#i18n/searchMessages';
import { SEARCH_PAGE_HITS } from '../../core/constants.ts';
import { formatSearchUrl, parseSearchUrl, type SearchScope } from '../../core/search/answer/searchUrl.ts';
import { onlyVersion, type VersionAnswer } from '../../core/search/answer/searchVersions.ts';
import { listMainPages } from '../../core/site/nav/mainPages.ts';
import { titleOfRoute } from '../../core/site/nav/pageKinds.ts';
import { listOtherLocales } from '../../core/site/urls/localePaths.ts';
import { latestVersion } from '../../core/site/urls/route.ts';
import type { SitePage } from '../../core/site/urls/siteIndex.ts';
import { markState } from '../content/historyState.ts';
import { PageLink } from '../content/links/PageLink.tsx';
import { useManifest } from '../content/queries/ContentProvider.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { GroupTitle, HitText, Words } from '../features/search/SearchHitText.tsx';
import { SearchStatus } from '../features/search/SearchStatus.tsx';
import { useSearch, useVersionsInLanguages } from '../features/search/useSearch.ts';
import { focusWithoutScroll } from '../platform/focusWithoutScroll.ts';
import { addSearch } from '../store/storedLists.ts';
import { Button } from '../ui/Button.tsx';
import layout from './layout.module.css';
import styles from './SearchPage.part.module.css';
import type { PageProps } from './usePageEnvironment.ts';

/** The search page, whose state is its URL: `/search?q=部署&version=v7`. */
export default function SearchPage({ route }: PageProps<Extract<SitePage, { kind: 'search' }>>) {
  const manifest = useManifest();
  const { search } = useLocation();
  const navigate = useNavigate();
  const scope = useMemo(() => parseSearchUrl(manifest, search), [manifest, search]);
  const { query, versions, inAllLanguages = false } = scope;
  const [widened, setWidened] = useState({ search, limit: SEARCH_PAGE_HITS });
  // The larger limit belongs to one query: another query has the default limit.
  const limit = widened.search === search ? widened.limit : SEARCH_PAGE_HITS;
  const searched = useVersionsInLanguages(manifest, versions, inAllLanguages);
  const state = useSearch({ manifest, versions: searched, query, limit, isTyping: false });
  const { found } = state;
  const main = useRef<HTMLElement>(null);
  const focusNextHit = useFocusNextHit(main, found);
  const mainPages = listMainPages(versions[0] ?? latestVersion(manifest));

  const ask = (asked: Partial<SearchScope>) => {
    const address = formatSearchUrl(manifest, { ...scope, ...asked });
    if (address !== undefined) void navigate(address);
  };

  return (
    <div className={layout.frame}>
      <main ref={main} id="main" className={layout.main}>
        <h1 className={layout.title}>{titleOfRoute(route, search)}</h1>
        <SearchForm
          query={query}
          name={versions.length === 1 ? words.field(versions[0]?.label ?? '') : words.fieldAll}
          onAsk={(asked) => {
            addSearch(asked);
            ask({ query: asked });
          }}
        >
          {(typed) => (
            <>
              {manifest.versions.length > 1 && (
                <select
                  aria-label={words.scope}
                  value={versions.length === 1 ? versions[0]?.name : ''}
                  onChange={({ target }) => {
                    const chosen = manifest.versions.filter(({ name }) => name === target.value);
                    ask({ query: typed, versions: chosen.length > 0 ? chosen : manifest.versions });
                  }}
                >
                  {manifest.versions.map(({ name, label }) => (
                    <option key={name} value={name} dir="auto">
                      {label}
                    </option>
                  ))}
                  <option value="">{words.allVersions}</option>
                </select>
              )}
              {listOtherLocales(manifest).length > 0 && (
                <label>
                  <input
                    type="checkbox"
                    checked={inAllLanguages}
                    onChange={({ target }) => ask({ query: typed, inAllLanguages: target.checked })}
                  />
                  {words.allLanguages}
                </label>
              )}
            </>
          )}
        </SearchForm>
        <div className={styles.status}>
          <SearchStatus
            {...state}
            manifest={manifest}
            query={query}
            onChooseTerm={(term) => ask({ query: term })}
            onSearchAll={() => ask({ versions: manifest.versions })}
          />
        </div>
        {query === '' ? (
          <section>
            <h2 className={styles.heading}>{words.mainPages}</h2>
            <ul>
              {mainPages.map(({ label, href }) => (
                <li key={href}>
                  <PageLink to={href}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          found?.groups.map((group) => (
            <section key={group.path} className={styles.group}>
              <h2 className={styles.heading}>
                <GroupTitle
                  manifest={manifest}
                  group={group}
                  words={found.words}
                  hasVersion={onlyVersion(found) === undefined}
                >
                  <PageLink to={group.path} state={markState(found.words)}>
                    <Words text={group.title} words={found.words} />
                  </PageLink>
                </GroupTitle>
              </h2>
              <ul className={styles.hits}>
                {group.hits.map((hit, at) => (
                  <li key={hit.href}>
                    <PageLink className={styles.hit} to={hit.href} state={markState(found.words)}>
                      <HitText hit={hit} words={found.words} previous={group.hits[at - 1]} isTitled />
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
        {found && found.count < found.total && (
          <Button
            onClick={(event) => {
              focusNextHit(event);
              setWidened({ search, limit: limit + SEARCH_PAGE_HITS });
            }}
          >
            {words.more}
          </Button>
        )}
      </main>
    </div>
  );
}

const linksIn = (frame: Element | null) => [...(frame?.querySelectorAll<HTMLAnchorElement>('li > a') ?? [])];

/**
 * Moves the focus from the button for more hits, which may unmount, to the first new hit.
 * @param frame contains the list of hits
 * @returns the click event's handler
 */
export function useFocusNextHit(frame: RefObject<HTMLElement | null>, found: VersionAnswer | undefined) {
  const asked = useRef<{ button: Element; known: ReadonlySet<string> }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response may have new hits
  useLayoutEffect(() => {
    if (asked.current === undefined) return;
    const { button, known } = asked.current;
    const first = linksIn(frame.current).find(({ href }) => !known.has(href));
    if (first === undefined) return;
    asked.current = undefined;
    const { activeElement } = document;
    // The focus is not moved if the reader has moved it elsewhere.
    if (activeElement === button || activeElement === document.body) focusWithoutScroll(first);
  }, [frame, found]);
  return ({ currentTarget }: MouseEvent) => {
    asked.current = { button: currentTarget, known: new Set(linksIn(frame.current).map(({ href }) => href)) };
  };
}
