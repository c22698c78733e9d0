import type { ReactNode } from 'react';
import type { HitGroup } from '../../../core/search/answer/hitGroups.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { findCategoryTrail } from '../../../core/site/nav/categoryTrail.ts';
import styles from './GroupTitle.part.module.css';

interface GroupTitleProps {
  manifest: Manifest;
  group: HitGroup;
  /** Hits of several versions are listed. */
  hasVersion: boolean;
  /** The page's title, where it is more than words. */
  children?: ReactNode;
}

/** Where the hits below it stand: the version, the categories and the page. */
export function GroupTitle({ manifest, group, hasVersion, children = group.title }: GroupTitleProps) {
  const version = manifest.versions.find(({ name }) => name === group.version);
  const trail = findCategoryTrail(manifest, group.path);
  return (
    <span className={styles.title}>
      {hasVersion && <span className={styles.version}>{version?.label ?? group.version}</span>}
      {trail.map((label) => `${label} › `)}
      {children}
    </span>
  );
}
