import { PageLink } from '../../content/PageLink.tsx';
import { messages } from '../../core/messages.ts';
import styles from './VersionBanner.module.css';

interface VersionBannerProps {
  kind: 'unreleased' | 'unmaintained';
  label: string;
  latestPath: string;
  latestLabel: string;
}

/** Tells that another version than the latest is read, and leads to the same page there. */
export function VersionBanner({ kind, label, latestPath, latestLabel }: VersionBannerProps) {
  return (
    <div className={styles.banner} role="note">
      {messages.version[kind](label)}
      {messages.version.seeLatest}
      <PageLink to={latestPath}>{messages.version.latest(latestLabel)}</PageLink>。
    </div>
  );
}
