import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { deferredMessages } from '#i18n/deferredMessages';
import { searchMessages as words } from '#i18n/searchMessages';
import { DIALOG_HITS } from '../../../core/constants.ts';
import { readingPositionLinks } from '../../../core/reading/readingPositionLinks.ts';
import { formatSearchUrl } from '../../../core/search/answer/searchUrl.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { listMainPages } from '../../../core/site/nav/mainPages.ts';
import { listOtherLocales } from '../../../core/site/urls/localePaths.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { isComposingKey } from '../../platform/keyboard.ts';
import { addListener } from '../../platform/listen.ts';
import {
  addSearch,
  clearReadingPositions,
  clearSearches,
  readReadingPositions,
  readRecentSearches,
} from '../../store/storedLists.ts';
import { closeDialog, focusOnMount } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { HitOptions, StartOptions } from './SearchListboxOptions.tsx';
import styles from './SearchPanel.part.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import { useActiveOption, useCompositionInput } from './useActiveOption.ts';
import { useSearch, useVersionsInLanguages } from './useSearch.ts';

export { searcherQuery } from '../../content/queries/searcherQuery.ts';

const NONE: ReturnType<typeof listMainPages> = [];

/** A combobox: search field and listbox of hits. */
export default function SearchPanel({ manifest, version }: { manifest: Manifest; version: Version }) {
  const { text, standing: query, setText, handlers } = useCompositionInput();
  const [isEverywhere, setEverywhere] = useState(false);
  const [recents, setRecents] = useState(readRecentSearches);
  const { pathname } = useLocation();
  const [visited, setVisited] = useState(() =>
    readingPositionLinks(manifest, readReadingPositions(), pathname),
  );
  const [opensFirst, setOpensFirst] = useState(false);
  const versions = useMemo(
    () => (isEverywhere ? manifest.versions : [version]),
    [manifest, version, isEverywhere],
  );
  const [inAllLanguages, setInAllLanguages] = useState(false);
  const searched = useVersionsInLanguages(manifest, versions, inAllLanguages);
  const search = useSearch({ manifest, versions: searched, query, limit: DIALOG_HITS, isTyping: true });
  const { found, isPending } = search;
  // The list renders after the field has been painted.
  const mainPages = useDeferredValue(
    useMemo(() => listMainPages(version), [version]),
    NONE,
  );
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isStart = query === '';
  // Before a query no option is active: Enter must not open a suggestion.
  const { chosen, setChosen, open, move } = useActiveOption(
    list,
    // Not the deferred main pages: they come after the entries above them, and would undo a key in between.
    isStart ? version : found,
    isStart ? -1 : 0,
  );
  const id = useId();
  const count = query === '' ? recents.length + visited.length + mainPages.length : (found?.count ?? 0);
  const searchUrl = formatSearchUrl(manifest, { query, versions, inAllLanguages });
  const name = isEverywhere ? words.fieldAll : words.field(version.label);

  useVisibleHeight(field);
  // A layout effect runs before the browser dispatches the next key event.
  useLayoutEffect(() => focusOnMount(field.current), []);

  // Enter was pressed while the search was pending: opens the first hit of its result.
  useEffect(() => {
    if (!opensFirst || isPending) return;
    setOpensFirst(false);
    open(0);
  });

  const ask = (asked: string) => {
    setText(asked);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Key events during composition belong to the input method.
    if (isComposingKey(event.nativeEvent)) return;
    if (move(event)) event.preventDefault();
    if (event.key === 'Escape') {
      // Browsers clear a search field on Esc.
      event.preventDefault();
      closeDialog(event);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isPending && chosen <= 0) setOpensFirst(true);
    else open(chosen);
  };

  return (
    <>
      <div className={styles.head}>
        <Icon name="search" className={styles.lens} />
        <input
          ref={field}
          className={styles.field}
          type="search"
          role="combobox"
          aria-label={name}
          aria-expanded={count > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={chosen >= 0 && chosen < count ? `${id}${chosen}` : undefined}
          aria-autocomplete="list"
          placeholder={name}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          {...handlers}
          onInput={() => setOpensFirst(false)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" name={deferredMessages.closeSearch} onClick={closeDialog} />
      </div>
      <div className={styles.bar}>
        <SearchStatus
          {...search}
          manifest={manifest}
          query={query}
          retry={() => {
            search.retry();
            field.current?.focus();
          }}
          onChooseTerm={ask}
          onSearchAll={() => {
            setEverywhere(true);
            field.current?.focus();
          }}
        />
        {manifest.versions.length > 1 && (
          <label className={styles.scope}>
            <input
              type="checkbox"
              checked={isEverywhere}
              onChange={({ target }) => setEverywhere(target.checked)}
            />
            {words.allVersions}
          </label>
        )}
        {listOtherLocales(manifest).length > 0 && (
          <label className={styles.scope}>
            <input
              type="checkbox"
              checked={inAllLanguages}
              onChange={({ target }) => setInAllLanguages(target.checked)}
            />
            {words.allLanguages}
          </label>
        )}
      </div>
      <div ref={list} id={`${id}list`} className={styles.list} role="listbox" aria-label={words.results}>
        {isStart ? (
          <StartOptions
            id={id}
            chosen={chosen}
            recents={recents}
            visited={visited}
            mainPages={mainPages}
            onPoint={setChosen}
            onChooseRecent={ask}
          />
        ) : (
          found && (
            <HitOptions
              id={id}
              chosen={chosen}
              manifest={manifest}
              found={found}
              onPoint={setChosen}
              onOpen={() => addSearch(query)}
            />
          )
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          {words.keys.map(([key, does]) => (
            <bdi key={key}>
              <kbd>{key}</kbd> {does}
            </bdi>
          ))}
        </span>
        {isStart && recents.length + visited.length > 0 && (
          <TextButton
            onClick={() => {
              clearSearches();
              clearReadingPositions();
              setRecents([]);
              setVisited([]);
              field.current?.focus();
            }}
          >
            {words.forget}
          </TextButton>
        )}
        {!isStart && searchUrl !== undefined && (
          <PageLink to={searchUrl} onClick={() => addSearch(query)}>
            {found && found.count < found.total ? words.openAll(found.total) : words.openPage}
          </PageLink>
        )}
      </div>
    </>
  );
}

/**
 * Sets `--visible-top` and `--visible-height` on the dialog to the visual viewport, which a phone's keyboard
 * shrinks.
 */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const dialog = inside.current?.closest('dialog');
    if (!visualViewport || !dialog) return;
    const update = () => {
      // A pinch zoom shrinks the visual viewport too, but must not change the layout.
      const isZoomed = visualViewport.scale > 1.01;
      const set = (name: string, value: number) =>
        isZoomed ? dialog.style.removeProperty(name) : dialog.style.setProperty(name, `${value}px`);
      set('--visible-top', visualViewport.offsetTop);
      set('--visible-height', visualViewport.height);
    };
    update();
    return addListener(visualViewport, ['resize', 'scroll'], update);
  }, [inside]);
}
