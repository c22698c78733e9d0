import type { MenuItem } from '../../../core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../core/site/nav/siteLinks.ts';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import { ThemedImage } from '../../ui/ThemedImage.tsx';
import { useCurrentVersion } from '../navigation/currentPage.tsx';
import styles from './MenuLinks.part.module.css';

interface MenuItemsProps {
  items: readonly MenuItem[];
}

/** The content of a drop-down list of the navbar. */
export default function MenuLinks({ items }: MenuItemsProps) {
  return (
    <ul>
      <MenuItems items={items} />
    </ul>
  );
}

/** List items: links, and groups of links with a title. Links that lead nowhere are omitted. */
export function MenuItems({ items }: MenuItemsProps) {
  const manifest = useManifest();
  const version = useCurrentVersion();
  const { assetUrl } = useContentSource();
  return items.map((item) => {
    const { label, icon, items: inner } = item;
    if (inner !== undefined)
      return (
        <li key={label} className={styles.group}>
          <span>{label}</span>
          <MenuLinks items={inner} />
        </li>
      );
    const link = resolveSiteLink(manifest, version, item);
    if (link === undefined) return null;
    return (
      <li key={link.href} className={styles.link}>
        <SiteAnchor link={link} icon={icon && <ThemedImage picture={icon} urlOf={assetUrl} size={20} />} />
      </li>
    );
  });
}
