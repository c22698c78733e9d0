import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { compareMessages as words } from '#i18n/compareMessages';
import { compareToolMessages } from '#i18n/toolMessages';
import { type ComparedPage, comparedFiles } from '../../../core/diff/compareDocs.ts';
import { changesUrl, comparisonUrl } from '../../../core/diff/comparisonUrl.ts';
import { findPairedDoc, inOrder } from '../../../core/diff/pairPages.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import type { SitePage } from '../../../core/site/urls/siteIndex.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import { comparisonQuery } from '../../content/queries/comparison.ts';
import { useWholeManifest } from '../../content/queries/wholeManifest.ts';
import { focusTitle } from '../../platform/focusWithoutScroll.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Comparison.part.module.css';
import { Comparison } from './Comparison.tsx';
import { BlocksContext, loadBlocksModule, type UseEnvironment } from './ComparisonColumns.tsx';

export interface VersionComparisonProps {
  route: Extract<SitePage, { kind: 'doc' }>;
  /** Name of the version to compare with, from the URL's query. */
  asked: string;
  useEnvironment: UseEnvironment;
}

/** Replaces a page's text by its comparison with another version. */
export default function VersionComparison({ route, asked, useEnvironment }: VersionComparisonProps) {
  const known = useManifest();
  // Fetches the whole manifest: the manifest embedded in a prerendered page has the URLs of one version only.
  const whole = useWholeManifest();
  const host = usePortalHost(route.path);
  if (host === null) return null;
  const { entry } = route;
  const manifest = whole.data ?? known;
  const version = manifest.versions.find(({ name }) => name === route.version.name) ?? route.version;
  const other = manifest.versions.find(({ name }) => name === asked && name !== version.name);
  const back = <PageLink to={pageHref(route.path)}>{words.back}</PageLink>;
  const others = manifest.versions.filter(({ name }) => name !== version.name && name !== asked);
  const renderNotice = (text: string, links: ReactNode = back) =>
    createPortal(
      <Notice role="status">
        {text} {links}
      </Notice>,
      host,
    );
  if (other === undefined)
    return renderNotice(
      asked === version.name ? words.own(version.label) : words.unknown(asked),
      <span className={styles.links}>
        {back}
        {others.map(({ name, label }) => (
          <PageLink key={name} to={comparisonUrl(route.path, name)}>
            {compareToolMessages.page(label)}
          </PageLink>
        ))}
      </span>,
    );
  const counterpart = findPairedDoc(entry, version, other);
  const [before, after] = inOrder(version, other);
  if (counterpart?.file === entry.file) return renderNotice(words.shared(before.label, after.label));
  if (whole.isError)
    return renderNotice(
      words.failed,
      <>
        {back}
        <button type="button" onClick={() => void whole.refetch()}>
          {words.retry}
        </button>
      </>,
    );
  if (whole.data === undefined) return createPortal(<p role="status">{words.comparing}</p>, host);
  if (counterpart === undefined)
    return renderNotice(
      words.missing(other.label),
      <span className={styles.links}>
        {back}
        <AllChanges own={version} other={other} />
      </span>,
    );
  const entryOf = (one: Version) => (one === version ? entry : counterpart);
  return createPortal(
    <Compared
      manifest={manifest}
      host={host}
      path={route.path}
      useEnvironment={useEnvironment}
      before={{ version: before, entry: entryOf(before) }}
      after={{ version: after, entry: entryOf(after) }}
    />,
    host,
  );
}

interface ComparedProps {
  manifest: Manifest;
  useEnvironment: UseEnvironment;
  host: HTMLElement;
  path: string;
  before: ComparedPage;
  after: ComparedPage;
}

function Compared({ manifest, host, path, before, after, useEnvironment }: ComparedProps) {
  const source = useContentSource();
  const query = comparisonQuery(source, ...comparedFiles(manifest, before, after));
  const { data: rows, error: textError, refetch } = useQuery(query);
  const { data: blocks, error: chunkError, refetch: reload } = useQuery(BLOCKS_QUERY);
  const error = textError ?? chunkError;
  const isEqual = rows?.every(({ kind }) => kind === 'same');
  // CSS hides the text once the comparison is rendered.
  const isRendered = rows !== undefined && blocks !== undefined && !isEqual;
  useLayoutEffect(() => {
    host.toggleAttribute('data-stands', isRendered);
    return () => host.removeAttribute('data-stands');
  }, [host, isRendered]);
  const back = <PageLink to={pageHref(path)}>{words.back}</PageLink>;
  if (error)
    return (
      <Notice role="status">
        {words.failed} {back}
        <button type="button" onClick={() => void Promise.all([refetch(), reload()])}>
          {words.retry}
        </button>
      </Notice>
    );
  if (rows === undefined || blocks === undefined) return <p role="status">{words.comparing}</p>;
  if (isEqual)
    return (
      <Notice role="status">
        {words.equal(before.version.label, after.version.label)} {back}
      </Notice>
    );
  return (
    <BlocksContext.Provider value={blocks}>
      <Comparison
        rows={rows}
        before={before}
        after={after}
        useEnvironment={useEnvironment}
        links={
          <>
            {back}
            <AllChanges own={after.version} other={before.version} />
          </>
        }
      />
    </BlocksContext.Provider>
  );
}

const BLOCKS_QUERY = {
  queryKey: ['blocks'],
  queryFn: loadBlocksModule,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

function AllChanges({ own, other }: { own: Version; other: Version }) {
  const [before, after] = inOrder(own, other);
  return <PageLink to={changesUrl(after, before.name)}>{compareToolMessages.all}</PageLink>;
}

/**
 * Creates a node at the beginning of the text, for a portal. CSS hides the siblings of the node while the
 * comparison is rendered.
 */
function usePortalHost(path: string): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page renders its own text
  useLayoutEffect(() => {
    const article = document.querySelector('main > article');
    if (article === null) return;
    const node = document.createElement('div');
    node.className = styles.slot ?? '';
    // Inside `.prose`, because the article's event listeners are on that element.
    const insert = () => {
      if (!node.isConnected) article.querySelector(':scope > .prose')?.prepend(node);
    };
    insert();
    setHost(node);
    // When the text is edited on the server, React renders a new `.prose` element.
    const observer = new MutationObserver(insert);
    observer.observe(article, { childList: true });
    return () => {
      observer.disconnect();
      // The focused link may be inside the removed node.
      if (node.contains(document.activeElement)) focusTitle();
      node.remove();
    };
  }, [path]);
  return host;
}
