import { useContentSource } from '../content/ContentProvider.tsx';
import { useManifest } from '../content/useManifest.ts';
import { Footer } from '../features/footer/Footer.tsx';
import { Navbar } from '../features/navbar/Navbar.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Announcer } from './Announcer.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NavItems } from './NavItems.tsx';
import styles from './Shell.module.css';
import { useShown, useShownVersion } from './shown.ts';
import { useMenu } from './useMenu.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { findArrival, useScroll } from './useScroll.ts';
import { useSkipLink } from './useSkipLink.ts';
import { useThemeAttribute } from './useThemeAttribute.ts';

/** What surrounds every page, and the effects of moving between pages. */
export function Shell({ onRetry }: { onRetry: () => void }) {
  const manifest = useManifest();
  const source = useContentSource();
  const version = useShownVersion();
  const { content, location, type } = useShown();
  const arrival = findArrival(type === 'POP' ? location.key : undefined, location.hash);
  const menu = useMenu(location);
  const { navbar, title } = manifest.site;

  useSkipLink();
  useThemeAttribute();
  useScroll();
  useNavigationFocus();

  return (
    <div className={styles.shell}>
      <Navbar
        title={navbar.title ?? title}
        logo={navbar.logo && source.assetUrl(navbar.logo)}
        hidesOnScroll={navbar.hideOnScroll}
        left={<NavItems side="left" />}
        right={<NavItems side="right" />}
        isMenuOpen={menu.isOpen}
        onOpenMenu={menu.open}
      />
      {menu.isOpen && <MenuDrawer onClose={menu.close} />}
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
      <AnnouncementBar />
      <Announcer />
    </div>
  );
}
