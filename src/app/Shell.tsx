import { useContentSource } from '../content/ContentProvider.tsx';
import { useManifest } from '../content/useManifest.ts';
import { Footer } from '../features/footer/Footer.tsx';
import { Navbar } from '../features/navbar/Navbar.tsx';
import { SearchDialog } from '../features/search/SearchDialog.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NavItems } from './NavItems.tsx';
import styles from './Shell.module.css';
import { useShown, useShownVersion } from './shown.ts';
import { useComfort } from './useComfort.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { useOverlay } from './useOverlay.ts';
import { usePageTitle } from './usePageTitle.ts';
import { findArrival, useScroll } from './useScroll.ts';
import { useSkipLink } from './useSkipLink.ts';
import { useThemeAttribute } from './useThemeAttribute.ts';

/** What surrounds every page, and the effects of moving between pages. */
export function Shell({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const manifest = useManifest();
  const source = useContentSource();
  const version = useShownVersion();
  const { content, location, type, isTakenOver } = useShown();
  const arrival = isTakenOver
    ? 'reading'
    : findArrival(type === 'POP' ? location.key : undefined, location.hash);
  const menu = useOverlay('menu', location);
  const search = useOverlay('search', location);
  const { navbar, title } = manifest.site;

  usePageTitle();
  useSkipLink();
  useThemeAttribute();
  useScroll();
  useNavigationFocus();
  const comfort = useComfort();

  return (
    <div className={styles.shell}>
      <Navbar
        title={navbar.title ?? title}
        logo={navbar.logo && source.assetUrl(navbar.logo)}
        hidesOnScroll={navbar.hideOnScroll}
        left={<NavItems side="left" search={search} />}
        right={<NavItems side="right" search={search} />}
        isMenuOpen={menu.isOpen}
        onOpenMenu={menu.open}
      />
      {/* A page chosen in an overlay is seen coming. */}
      {menu.isOpen && !isLoading && <MenuDrawer onClose={menu.close} />}
      {search.isOpen && !isLoading && (
        <SearchDialog manifest={manifest} version={version} onClose={search.close} />
      )}
      <div className={styles.content}>
        <CrashBoundary resetKey={location.key}>
          {'error' in content ? (
            <ErrorScreen error={content.error} onRetry={onRetry} />
          ) : (
            <content.Page route={content.route} arrival={arrival} />
          )}
        </CrashBoundary>
      </div>
      <Footer manifest={manifest} version={version} />
      {comfort}
    </div>
  );
}
