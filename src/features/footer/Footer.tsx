import { PageLink } from '../../content/PageLink.tsx';
import { messages } from '../../core/messages.ts';
import type { Manifest, Version } from '../../core/model/manifest.ts';
import { resolveSiteLink } from '../../core/nav/siteLinks.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Footer.module.css';

/** Columns of links and the copyright line; a link to a doc that the version lacks is left out. */
export function Footer({ manifest, version }: { manifest: Manifest; version: Version }) {
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
                    {link.isExternal ? (
                      <a href={link.href} target="_blank" rel="noopener noreferrer">
                        {link.label}
                        <Icon name="external" className={styles.external} />
                        <span className="visually-hidden">{messages.layout.externalLink}</span>
                      </a>
                    ) : (
                      <PageLink to={link.href}>{link.label}</PageLink>
                    )}
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
}
