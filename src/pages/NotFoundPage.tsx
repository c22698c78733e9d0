import { useLocation } from 'react-router-dom';
import { PageLink } from '../content/links/PageLink.tsx';
import { useManifest } from '../content/queries/useManifest.ts';
import { messages } from '../core/messages.ts';
import type { Version } from '../core/model/manifest.ts';
import { findNearPages } from '../core/nav/nearPages.ts';
import { notFoundMessages } from '../core/notFoundMessages.ts';
import { latestVersion } from '../core/paths/route.ts';
import layout from './layout.module.css';

/** An address without a page, and the pages that it may have meant. */
export default function NotFoundPage({ route }: { route: { version: Version | undefined } }) {
  const manifest = useManifest();
  const { pathname } = useLocation();
  const near = findNearPages(route.version ?? latestVersion(manifest), pathname);
  return (
    <div className={layout.frame}>
      <main id="main" className={layout.main}>
        <h1 className={layout.title}>{messages.notFound.title}</h1>
        <p>{notFoundMessages.line1}</p>
        <p>{notFoundMessages.line2}</p>
        {near.length > 0 && (
          <>
            <p>{notFoundMessages.nearest}</p>
            <ul>
              {near.map((doc) => (
                <li key={doc.id}>
                  <PageLink to={doc.path}>{doc.title}</PageLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <PageLink to="/">{notFoundMessages.goHome}</PageLink>
        </p>
      </main>
    </div>
  );
}
