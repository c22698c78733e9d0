import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HomeSections } from './HomeSections.tsx';

/** The front door, as the manifest's `site.home` composes it. */
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
