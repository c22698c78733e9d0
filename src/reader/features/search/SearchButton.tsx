import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { messages } from '#i18n/messages';
import { indexFilePath } from '../../../core/search/index/indexFiles.ts';
import type { Version } from '../../../core/site/manifest/manifest.ts';
import { useContentSource, useOpenCache } from '../../content/queries/ContentProvider.tsx';
import { addListener } from '../../platform/listen.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isSearchKey } from './isSearchKey.ts';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  version: Version;
  onOpen: () => void;
  isOpen: boolean;
}

/** The button that opens the search; Ctrl K and ⌘ K open it too, and the shortcut `/` clicks the button. */
export function SearchButton({ version, onOpen, isOpen }: SearchButtonProps) {
  const source = useContentSource();
  const openCache = useOpenCache();
  const open = useCallback(() => {
    // Loads the panel's chunk and the index in parallel while the dialog opens. Errors are ignored here: the
    // dialog loads both again and reports them.
    if (version.search !== undefined)
      preloadScript(source.assetUrl(indexFilePath(version.search, 'index', 0)));
    Promise.all([importPanel(), openCache()])
      .then(([{ searcherQuery }, { client }]) => client.prefetchQuery(searcherQuery(source, version)))
      .catch(() => {});
    onOpen();
  }, [source, openCache, version, onOpen]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    return addListener(document, ['keydown'], onKeyDown);
  }, [open]);
  const keys = useSyncExternalStore(neverChanges, keysOfSystem, () => 'Ctrl K');

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={messages.search.open}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K /"
      title={messages.search.open}
      onFocus={() => void importPanel().catch(() => {})}
      onClick={open}
    >
      <Icon name="search" />
      {/* CSS shows the shortcut; screen readers announce aria-keyshortcuts. */}
      <span className={styles.label} data-keys={keys}>
        {messages.search.open}
      </span>
    </button>
  );
}

const keysOfSystem = () => (/^mac|^ip/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K');
const neverChanges = () => () => {};

const preloaded = new Set<string>();

/** Adds a preload link for a script, once per URL. */
function preloadScript(url: string): void {
  if (preloaded.has(url)) return;
  preloaded.add(url);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: url }),
  );
}

/** Loads the panel's chunk; webpack caches the promise. */
export const importPanel = () => import(/* webpackChunkName: "search" */ './SearchPanel.tsx');
