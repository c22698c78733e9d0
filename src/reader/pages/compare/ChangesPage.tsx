import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { changesAddress, comparedAddress, readFrom } from '../../../core/diff/address.ts';
import { listPages } from '../../../core/diff/listPages.ts';
import { inOrder } from '../../../core/diff/versionOrder.ts';
import { compareMessages } from '../../../core/i18n/compareMessages.ts';
import type { DocEntry, Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { titleOfRoute } from '../../../core/site/nav/pageKinds.ts';
import { pageAddress } from '../../../core/site/urls/pageAddress.ts';
import type { Place } from '../../../core/site/urls/siteIndex.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { useWholeManifest } from '../../content/queries/wholeManifest.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import layout from '../layout.module.css';
import type { PageProps } from '../pageProps.ts';
import styles from './ChangesPage.part.module.css';
import { type BothStates, useChangeCounts } from './useChangeCounts.ts';

const words = compareMessages.list;

/** As many pages are listed, or read, unasked. */
const SHOWN = 300;
const NONE: readonly BothStates[] = [];

/** Which pages two versions share, and how they differ: `/docs/changes?from=v7`. */
export default function ChangesPage({ route }: PageProps<Extract<Place, { kind: 'changes' }>>) {
  const manifest = useManifest();
  const from = readFrom(useLocation().search);
  const { version } = route;
  const others = manifest.versions.filter(({ name }) => name !== version.name);
  const other = others.find(({ name }) => name === from);
  // The list's own version is there, and only not to be compared with itself.
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
                to={changesAddress(version, one.name)}
                aria-current={one === other ? 'true' : undefined}
              >
                {`${before.label} → ${after.label}`}
              </PageLink>
            );
          })}
        </nav>
        {other === undefined && (
          <p>
            {others.length === 0 ? words.none : unknown === undefined ? words.ask : words.unknown(unknown)}
          </p>
        )}
        {other !== undefined && <Whole names={[version.name, other.name]} />}
      </main>
    </div>
  );
}

/** The list, once all pages are known. */
function Whole({ names }: { names: readonly [string, string] }) {
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
  // Counting reads both texts of each.
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
              <PageLink to={comparedAddress(pair.after.entry.path, before.name)}>
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
          <PageLink to={pageAddress(path)}>{name}</PageLink>
        </li>
      )}
    </Group>
  );
}

interface GroupProps<T> {
  title: string;
  members: readonly T[];
  /** Draws a member as an item of the list. */
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
