import { memo } from 'react';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../core/site/nav/siteLinks.ts';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import styles from './Footer.module.css';

/**
 * Link columns and the copyright line. Links to docs that the version lacks are omitted; empty columns and an
 * empty footer are not rendered.
 */
export const Footer = memo(function Footer({ manifest, version }: { manifest: Manifest; version: Version }) {
  const { copyright } = manifest.site.footer;
  const columns = manifest.site.footer.columns
    .map(({ title, items }) => ({
      title,
      links: items.flatMap((item) => resolveSiteLink(manifest, version, item) ?? []),
    }))
    .filter(({ links }) => links.length > 0);
  if (columns.length === 0 && copyright === '') return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <SiteAnchor link={link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>{copyright}</p>
    </footer>
  );
});
