import type { Home } from '../../../core/site/manifest/manifest.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import styles from './Features.part.module.css';
import { Hero } from './Hero.tsx';
import { HomeSections } from './HomeSections.tsx';

/** The home page, configured by the manifest's `site.home`. */
export default function HomePage() {
  const { home } = useManifest().site;
  return (
    <main id="main">
      <Hero />
      {home !== undefined && (
        <>
          <Features features={home.features} />
          <HomeSections sections={home.sections} />
        </>
      )}
    </main>
  );
}

/** Feature cards; the whole card is a link. */
export function Features({ features }: Pick<Home, 'features'>) {
  const source = useContentSource();
  if (features.length === 0) return null;
  return (
    <ul className={styles.features}>
      {features.map(({ title, text, image, href }) => (
        <li key={title}>
          {image !== undefined && (
            <img src={source.assetUrl(image)} alt="" width="64" height="64" loading="lazy" />
          )}
          <h2>{href === undefined ? title : <PageLink to={href}>{title}</PageLink>}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
