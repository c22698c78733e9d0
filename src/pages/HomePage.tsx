import { PageLink } from '../content/links/PageLink.tsx';
import { SiteAnchor } from '../content/links/SiteAnchor.tsx';
import { useContentSource } from '../content/queries/ContentProvider.tsx';
import { useManifest } from '../content/queries/useManifest.ts';
import { resolveSiteLink } from '../core/nav/siteLinks.ts';
import { latestVersion } from '../core/paths/route.ts';
import styles from './HomePage.module.css';

/** The front door: name, tagline, the first steps, and what the product does. */
export default function HomePage() {
  const manifest = useManifest();
  const source = useContentSource();
  const { title, tagline, home } = manifest.site;
  const latest = latestVersion(manifest);
  const actions = (home?.actions ?? []).flatMap((action) => resolveSiteLink(manifest, latest, action) ?? []);

  return (
    <main id="main">
      <section className={styles.hero}>
        <h1>{title}</h1>
        <p>{tagline}</p>
        <div className={styles.actions}>
          {actions.map((action) => (
            <SiteAnchor key={action.href} link={action} />
          ))}
        </div>
      </section>
      <ul className={styles.features}>
        {home?.features.map((feature) => (
          <li key={feature.title}>
            {feature.image !== undefined && (
              <img src={source.assetUrl(feature.image)} alt="" width="96" height="96" loading="lazy" />
            )}
            <h2>{feature.href ? <PageLink to={feature.href}>{feature.title}</PageLink> : feature.title}</h2>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
