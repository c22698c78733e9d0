import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { copyMessages } from '#i18n/copyMessages';
import { homeMessages } from '#i18n/homeMessages';
import { COPIED_DURATION } from '../../../core/constants.ts';
import type { Home } from '../../../core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../core/site/nav/siteLinks.ts';
import { findMainDoc, latestVersion } from '../../../core/site/urls/route.ts';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import { copyText, selectContent } from '../../platform/copyText.ts';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Hero.part.module.css';
import type { HeroWireframeProps } from './HeroWireframe.tsx';

/** The prerenderer calls this where a render has begun to load the component. */
export const loadHeroWireframe = (): Promise<{ default: ComponentType<HeroWireframeProps> }> =>
  loadOptionalChunk(
    (): ReturnType<typeof loadHeroWireframe> =>
      import(/* webpackChunkName: "wireframes" */ './HeroWireframe.tsx'),
  ).then((part) => part ?? { default: () => null });

const HeroWireframe = lazy(loadHeroWireframe);

/** The hero: title, tagline, actions, terminal and picture. Without `site.home` it leads to the docs. */
export function Hero() {
  const manifest = useManifest();
  const source = useContentSource();
  const { title, tagline, home } = manifest.site;
  const latest = latestVersion(manifest);
  const main = findMainDoc(latest);
  const written = home?.actions ?? (main ? [{ doc: main.id }] : []);
  const actions = written.flatMap((action) => resolveSiteLink(manifest, latest, action) ?? []);
  const { lead, points = [], commands = [], picture } = home ?? {};

  return (
    <section className={styles.hero} data-plain={picture === undefined || undefined}>
      <div className={styles.text}>
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
      {picture !== undefined &&
        ('src' in picture ? (
          <img
            className={styles.picture}
            src={source.assetUrl(picture.src)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
        ) : (
          <div className={styles.wireframe}>
            {/* While the chunk loads, React leaves the prerendered elements as they are. */}
            <Suspense>
              <HeroWireframe {...picture} />
            </Suspense>
          </div>
        ))}
      {commands.length > 0 && <Terminal commands={commands} />}
    </section>
  );
}

/** Sets of commands to copy, one of which is shown. */
function Terminal({ commands }: Pick<Home, 'commands'>) {
  const [chosen, setChosen] = useState(0);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const code = useRef<HTMLElement>(null);
  const shown = commands[chosen];
  if (shown === undefined) return null;

  const copy = async () => {
    const isCopied = await copyText(shown.code);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (!isCopied && code.current) selectContent(code.current);
    setTimeout(() => setOutcome(undefined), COPIED_DURATION);
  };

  return (
    <section className={styles.terminal} aria-label={homeMessages.commands}>
      <div className={styles.head}>
        {commands.map(({ label }, at) => (
          <button key={label} type="button" aria-pressed={at === chosen} onClick={() => setChosen(at)}>
            {label}
          </button>
        ))}
        <span role="status">{outcome && copyMessages[outcome]}</span>
        <button type="button" className={styles.copy} aria-label={homeMessages.copyCommands} onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        </button>
      </div>
      <pre>
        <code ref={code}>
          {shown.code.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, the same one may come twice
            <span key={at} className={styles.line}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
