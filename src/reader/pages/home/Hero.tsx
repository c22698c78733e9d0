import { resolveSiteLink } from '../../../core/site/nav/siteLinks.ts';
import { latestVersion } from '../../../core/site/urls/route.ts';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import styles from './Hero.part.module.css';
import { Terminal } from './Terminal.tsx';

/** What the product is, what it asks for, and the first step; beside it a picture of it. */
export function Hero() {
  const manifest = useManifest();
  const source = useContentSource();
  const { title, tagline, home } = manifest.site;
  const latest = latestVersion(manifest);
  const actions = (home?.actions ?? []).flatMap((action) => resolveSiteLink(manifest, latest, action) ?? []);
  const { lead, points = [], commands = [], picture } = home ?? {};

  return (
    <section className={styles.hero} data-plain={picture === undefined || undefined}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {actions.map((action) => (
            <SiteAnchor key={action.href} link={action} />
          ))}
        </div>
      </div>
      {picture !== undefined && (
        <img
          className={styles.picture}
          src={source.assetUrl(picture.src)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
        />
      )}
      {commands.length > 0 && <Terminal commands={commands} />}
    </section>
  );
}
