import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { compareMessages } from '#i18n/compareMessages';
import { type ComparedPage, comparedFiles } from '../../../core/diff/compareDocs.ts';
import { changesUrl, comparisonUrl, parseFromVersion } from '../../../core/diff/comparisonUrl.ts';
import { type ChangeCounts, countChanges, listChanges } from '../../../core/diff/listChanges.ts';
import { inOrder, listPages } from '../../../core/diff/pairPages.ts';
import type { DocEntry, Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { titleOfRoute } from '../../../core/site/nav/pageKinds.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import type { SitePage } from '../../../core/site/urls/siteIndex.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useContentReader, useManifest } from '../../content/queries/ContentProvider.tsx';
import { comparisonQuery } from '../../content/queries/comparison.ts';
import { useWholeManifest } from '../../content/queries/wholeManifest.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import layout from '../layout.module.css';
import type { PageProps } from '../usePageEnvironment.ts';
import styles from './ChangesPage.part.module.css';

const words = compareMessages.list;

/** Maximum of pages that are listed, or fetched, without a click. */
const SHOWN = 300;
const NONE: readonly ComparedPair[] = [];

/** The list of changes between two versions: `/docs/changes?from=v7`. */
export default function ChangesPage({ route }: PageProps<Extract<SitePage, { kind: 'changes' }>>) {
  const manifest = useManifest();
  const from = parseFromVersion(useLocation().search);
  const { version } = route;
  const others = manifest.versions.filter(({ name }) => name !== version.name);
  const other = others.find(({ name }) => name === from);
  // A URL that compares a version with itself gets the default message, not an error.
  const unknown = from === version.name ? undefined : from;
  return (
    <div className={layout.frame}>
      <main id="main" className={layout.main}>
        <h1 className={layout.title}>{titleOfRoute(route)}</h1>
        <nav className={styles.versions} aria-label={words.choose}>
          {others.map((one) => {
            const [before, after] = inOrder(version, one);
            return (
              <PageLink
                key={one.name}
                to={changesUrl(version, one.name)}
                aria-current={one === other ? 'true' : undefined}
              >
                <bdi>{`${before.label} → ${after.label}`}</bdi>
              </PageLink>
            );
          })}
        </nav>
        {other === undefined && (
          <p>
            {others.length === 0 ? words.none : unknown === undefined ? words.ask : words.unknown(unknown)}
          </p>
        )}
        {other !== undefined && <WholeManifest names={[version.name, other.name]} />}
      </main>
    </div>
  );
}

/** Waits until all shards of the manifest have been fetched. */
function WholeManifest({ names }: { names: readonly [string, string] }) {
  const { data: manifest, isError, refetch } = useWholeManifest();
  if (isError)
    return (
      <p role="status">
        {compareMessages.failed}{' '}
        <TextButton onClick={() => void refetch()}>{compareMessages.retry}</TextButton>
      </p>
    );
  const [one, other] = names.map((name) => manifest?.versions.find((version) => version.name === name));
  if (manifest === undefined || one === undefined || other === undefined)
    return <p role="status">{compareMessages.comparing}</p>;
  return <Pages {...{ manifest, one, other }} />;
}

function Pages({ manifest, one, other }: { manifest: Manifest; one: Version; other: Version }) {
  const [before, after] = inOrder(one, other);
  const list = useMemo(() => listPages(before, after), [before, after]);
  const both = useMemo(
    () =>
      list.both.map((pair) => ({
        before: { version: before, entry: pair.before },
        after: { version: after, entry: pair.after },
      })),
    [list, before, after],
  );
  // Counting fetches both texts of each pair, so it is skipped for many pages.
  const isMany = both.length > SHOWN;
  const counted = isMany ? NONE : both;
  const counts = useChangeCounts(manifest, counted);
  return (
    <>
      <p role="status" className={styles.progress}>
        {counts.size < counted.length ? words.progress(counts.size, counted.length) : ''}
      </p>
      <Group title={isMany ? words.groups.both : words.groups.changed} members={both}>
        {(pair) => {
          const found = counts.get(pair.after.entry.path);
          return (
            <li key={pair.after.entry.path}>
              <PageLink to={comparisonUrl(pair.after.entry.path, before.name)}>
                {pair.after.entry.title}
              </PageLink>
              {pair.before.entry.id !== pair.after.entry.id && (
                <small>{words.renamed(pair.before.entry.title)}</small>
              )}
              {found !== undefined && (
                <small>
                  {found === 'failed' ? words.failed : compareMessages.counts(found) || words.isEqual}
                </small>
              )}
            </li>
          );
        }}
      </Group>
      <Docs title={words.groups.new} docs={list.new} />
      <Docs title={words.groups.gone} docs={list.gone} />
      <Docs title={words.groups.same} docs={list.same} />
    </>
  );
}

function Docs({ title, docs }: { title: string; docs: readonly DocEntry[] }) {
  return (
    <Group title={title} members={docs}>
      {({ path, title: name }) => (
        <li key={path}>
          <PageLink to={pageHref(path)}>{name}</PageLink>
        </li>
      )}
    </Group>
  );
}

interface GroupProps<T> {
  title: string;
  members: readonly T[];
  /** Renders a list item. */
  children: (member: T) => ReactNode;
}

function Group<T>({ title, members, children }: GroupProps<T>) {
  const [isWhole, setWhole] = useState(false);
  if (members.length === 0) return null;
  const shown = isWhole ? members : members.slice(0, SHOWN);
  return (
    <section className={styles.group}>
      <h2>
        {title} <small>{words.count(members.length)}</small>
      </h2>
      <ul>{shown.map(children)}</ul>
      {shown.length < members.length && (
        <TextButton onClick={() => setWhole(true)}>{words.more(members.length - shown.length)}</TextButton>
      )}
    </section>
  );
}

export interface ComparedPair {
  before: ComparedPage;
  after: ComparedPage;
}

/** Counts the changes of each page, one page after another; the result's keys are paths of the later version. */
export function useChangeCounts(
  manifest: Manifest,
  pages: readonly ComparedPair[],
): ReadonlyMap<string, ChangeCounts | 'failed'> {
  const { source, client } = useContentReader();
  const [counts, setCounts] = useState<ReadonlyMap<string, ChangeCounts | 'failed'>>(new Map());
  useEffect(() => {
    let isUnmounted = false;
    const count = async () => {
      for (const { before, after } of pages) {
        const query = comparisonQuery(source, ...comparedFiles(manifest, before, after));
        const found = await client.fetchQuery(query).then(
          (rows) => countChanges(listChanges(rows)),
          () => 'failed' as const,
        );
        if (isUnmounted) return;
        setCounts((known) => new Map(known).set(after.entry.path, found));
      }
    };
    setCounts(new Map());
    void count();
    return () => {
      isUnmounted = true;
    };
  }, [pages, manifest, source, client]);
  return counts;
}
