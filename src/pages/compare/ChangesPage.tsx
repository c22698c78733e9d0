import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useManifest } from '../../content/queries/useManifest.ts';
import { changesAddress, comparedAddress, readFrom } from '../../core/compare/address.ts';
import { listPages } from '../../core/compare/listPages.ts';
import { inOrder } from '../../core/compare/versionOrder.ts';
import { compareMessages } from '../../core/compareMessages.ts';
import type { DocEntry, Version } from '../../core/model/manifest.ts';
import { titleOfRoute } from '../../core/nav/pageKinds.ts';
import type { Place } from '../../core/paths/siteIndex.ts';
import layout from '../layout.module.css';
import type { PageProps } from '../pageProps.ts';
import styles from './ChangesPage.part.module.css';
import { useChangeCounts } from './useChangeCounts.ts';

const words = compareMessages.list;

/** Which pages two versions share, and how they differ: `/docs/changes?from=v7`. */
export default function ChangesPage({ route }: PageProps<Extract<Place, { kind: 'changes' }>>) {
  const manifest = useManifest();
  const from = readFrom(useLocation().search);
  const { version } = route;
  const others = manifest.versions.filter(({ name }) => name !== version.name);
  const other = others.find(({ name }) => name === from);
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
          <p>{others.length === 0 ? words.none : from === undefined ? words.ask : words.unknown(from)}</p>
        )}
        {other !== undefined && manifest.parts !== undefined && <p>{words.tooMany}</p>}
        {other !== undefined && manifest.parts === undefined && <Pages one={version} other={other} />}
      </main>
    </div>
  );
}

function Pages({ one, other }: { one: Version; other: Version }) {
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
  const counts = useChangeCounts(both);
  return (
    <>
      <p role="status" className={styles.progress}>
        {counts.size < both.length ? words.progress(counts.size, both.length) : ''}
      </p>
      <Group title={words.groups.changed} count={both.length}>
        {both.map((pair) => {
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
        })}
      </Group>
      <Docs title={words.groups.new} docs={list.new} />
      <Docs title={words.groups.gone} docs={list.gone} />
      <Docs title={words.groups.same} docs={list.same} />
    </>
  );
}

function Docs({ title, docs }: { title: string; docs: readonly DocEntry[] }) {
  return (
    <Group title={title} count={docs.length}>
      {docs.map(({ path, title: name }) => (
        <li key={path}>
          <PageLink to={path}>{name}</PageLink>
        </li>
      ))}
    </Group>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={styles.group}>
      <h2>
        {title} <small>{words.count(count)}</small>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
