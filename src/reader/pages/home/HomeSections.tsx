import type { ComponentType, ReactNode } from 'react';
import type { Home, HomeSection } from '../../../core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../core/site/nav/siteLinks.ts';
import { latestVersion } from '../../../core/site/urls/route.ts';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import styles from './HomeSections.part.module.css';

type Section<T extends HomeSection['type']> = Extract<HomeSection, { type: T }>;
type SectionKinds = { [T in HomeSection['type']]: ComponentType<Pick<Section<T>, 'items'>> };

/** Components by the kind of section. */
const KINDS: SectionKinds = { steps: Steps, links: Links, roles: Roles, facts: Facts };

export function HomeSections({ sections }: Pick<Home, 'sections'>) {
  return sections.map(({ type, title, text, items }) => {
    // TypeScript cannot infer that `KINDS[type]` accepts the items of the same section.
    const Items = KINDS[type] as ComponentType<{ items: HomeSection['items'] }>;
    return (
      <section key={title} className={styles.section} data-kind={type}>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        <Items items={items} />
      </section>
    );
  });
}

function Steps({ items }: Pick<Section<'steps'>, 'items'>) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <h3>
            <MaybeLink href={href}>{title}</MaybeLink>
          </h3>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

function Links({ items }: Pick<Section<'links'>, 'items'>) {
  return (
    <ul className={styles.links}>
      {items.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text !== undefined && <p>{text}</p>}
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <MaybeLink href={href}>{label}</MaybeLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Who readers are, each with the steps to begin with. */
function Roles({ items }: Pick<Section<'roles'>, 'items'>) {
  return (
    <ul className={styles.roles}>
      {items.map(({ title, text, steps }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text !== undefined && <p>{text}</p>}
          <ol>
            {steps.map(({ label, href }) => (
              <li key={href}>
                <MaybeLink href={href}>{label}</MaybeLink>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function Facts({ items }: Pick<Section<'facts'>, 'items'>) {
  return (
    <dl className={styles.facts}>
      {items.map(({ title, text, href }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <MaybeLink href={href}>{text}</MaybeLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A label of the manifest, rendered as a link if it has a URL. */
function MaybeLink({ href, children }: { href: string | undefined; children: string }): ReactNode {
  const manifest = useManifest();
  const link = resolveSiteLink(manifest, latestVersion(manifest), { label: children, href });
  return link === undefined ? children : <SiteAnchor link={link} />;
}
