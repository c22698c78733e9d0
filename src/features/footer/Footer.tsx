import { memo } from 'react';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import type { Manifest, Version } from '../../core/model/manifest.ts';
import { resolveSiteLink } from '../../core/nav/siteLinks.ts';
import styles from './Footer.module.css';

/** Columns of links and the copyright line; a link to a doc that the version lacks is left out. */
export const Footer = memo(function Footer({ manifest, version }: { manifest: Manifest; version: Version }) {
  const { columns, copyright } = manifest.site.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <section key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.items.map((item) => {
                const link = resolveSiteLink(manifest, version, item);
                if (link === undefined) return null;
                return (
                  <li key={link.href}>
                    <SiteAnchor link={link} />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <p>{copyright}</p>
    </footer>
  );
});
