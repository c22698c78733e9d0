import { useEffect, useState } from 'react';
import { deferredMessages } from '#i18n/deferredMessages';
import { messages } from '#i18n/messages';
import { buildSidebarNodes } from '../../../core/site/nav/sidebarNodes.ts';
import { sidebarOfRoute } from '../../../core/site/urls/route.ts';
import { useLoadMore, useManifest } from '../../content/queries/ContentProvider.tsx';
import LocaleLinks from '../../features/locale/LocaleLinks.tsx';
import { Drawer } from '../../features/navbar/Drawer.tsx';
import { LazySaveVersion } from '../../features/offline/LazySaveVersion.tsx';
import { Sidebar } from '../../features/sidebar/Sidebar.tsx';
import { ThemeToggle } from '../../features/theme/ThemeToggle.tsx';
import { VersionSelect } from '../../features/version/VersionSelect.tsx';
import { isRightToLeft } from '../../platform/isRightToLeft.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPage, useCurrentVersion } from '../navigation/currentPage.tsx';
import styles from './MenuDrawer.part.module.css';
import { MenuItems } from './MenuLinks.tsx';

/**
 * The menu of narrow viewports: versions and theme, and below them one of two panels: the sidebar of the docs, or the
 * links of navbar and footer.
 */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const manifest = useManifest();
  const version = useCurrentVersion();
  const { route } = useCurrentPage();
  const { path } = route;
  const { colorMode, footer, navbar } = manifest.site;
  // A page outside the docs has no sidebar: use the version's first one, once the whole manifest has loaded.
  const isSlice = manifest.coverage?.of === 'page';
  const sidebar = sidebarOfRoute(route) ?? (isSlice ? undefined : Object.keys(version.sidebars)[0]);
  // Undefined until the reader switches panels: then the panel of the docs is shown.
  const [panel, setPanel] = useState<'docs' | 'site'>();
  const focusOnSwitch = panel && takeFocus;
  const readMore = useLoadMore();
  useEffect(() => {
    if (isSlice) readMore().catch(() => {});
  }, [isSlice, readMore]);

  return (
    <Drawer title={manifest.site.title} onClose={onClose}>
      <div className={styles.tools}>
        <VersionSelect manifest={manifest} shown={version} page={route} />
        {!colorMode.disableSwitch && (
          <ThemeToggle canFollowSystem={colorMode.respectPrefersColorScheme} isNamed />
        )}
      </div>
      {panel !== 'site' && sidebar !== undefined ? (
        <>
          <button ref={focusOnSwitch} type="button" className={styles.back} onClick={() => setPanel('site')}>
            {`${isRightToLeft(document.body) ? '→' : '←'} ${deferredMessages.menu.backToMain}`}
          </button>
          <Sidebar nodes={buildSidebarNodes(version, sidebar, path)} currentPath={path}>
            <LazySaveVersion version={version} />
          </Sidebar>
        </>
      ) : (
        <ul className={styles.links}>
          {sidebar !== undefined && (
            <li>
              <button ref={focusOnSwitch} type="button" onClick={() => setPanel('docs')}>
                {deferredMessages.menu.openDocs}
                <Icon name="chevron" />
              </button>
            </li>
          )}
          <MenuItems items={navbar.items} />
          {navbar.items.some(({ type }) => type === 'locales') && (
            <li aria-label={messages.locale.label}>
              <LocaleLinks manifest={manifest} page={route} />
            </li>
          )}
          <MenuItems items={footer.columns.map(({ title, items }) => ({ label: title, items }))} />
        </ul>
      )}
    </Drawer>
  );
}

/** Focuses the button of the new panel when it mounts: the pressed button was removed with the old panel. */
const takeFocus = (button: HTMLElement | null) => button?.focus();
