import type { Home } from '../../../core/site/manifest/home.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import styles from './Features.part.module.css';

/** What the product does, a card each; the whole card is the link. */
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
