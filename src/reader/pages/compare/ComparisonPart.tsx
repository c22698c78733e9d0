import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { changesAddress, comparedAddress } from '../../../core/diff/address.ts';
import { type ComparedPage, comparedFiles } from '../../../core/diff/comparedFile.ts';
import { findCounterpart } from '../../../core/diff/pairPages.ts';
import { inOrder } from '../../../core/diff/versionOrder.ts';
import { compareMessages as words } from '../../../core/i18n/compareMessages.ts';
import { compareToolMessages } from '../../../core/i18n/compareToolMessages.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { pageAddress } from '../../../core/site/urls/pageAddress.ts';
import type { Place } from '../../../core/site/urls/siteIndex.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import { comparisonQuery } from '../../content/queries/comparison.ts';
import { useWholeManifest } from '../../content/queries/wholeManifest.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Comparison.part.module.css';
import { Comparison } from './Comparison.tsx';
import { DrawingContext, loadDrawing, type UseWorld } from './drawing.ts';
import { useRoom } from './useRoom.ts';

export interface ComparisonPartProps {
  route: Extract<Place, { kind: 'doc' }>;
  /** Name of the version to compare with, as the address has it. */
  asked: string;
  useWorld: UseWorld;
}

/** What changed on a page between two versions, in the place of its text. */
export default function ComparisonPart({ route, asked, useWorld }: ComparisonPartProps) {
  const known = useManifest();
  // A page that the build drew brings the addresses of its own version only, and a large site some of them.
  const whole = useWholeManifest();
  const room = useRoom(route.path);
  if (room === null) return null;
  const { entry } = route;
  const manifest = whole.data ?? known;
  const version = manifest.versions.find(({ name }) => name === route.version.name) ?? route.version;
  const other = manifest.versions.find(({ name }) => name === asked && name !== version.name);
  const back = <PageLink to={pageAddress(route.path)}>{words.back}</PageLink>;
  const others = manifest.versions.filter(({ name }) => name !== version.name && name !== asked);
  const say = (told: string, links: ReactNode = back) =>
    createPortal(
      <Notice role="status">
        {told} {links}
      </Notice>,
      room,
    );
  if (other === undefined)
    return say(
      asked === version.name ? words.own(version.label) : words.unknown(asked),
      <span className={styles.ways}>
        {back}
        {others.map(({ name, label }) => (
          <PageLink key={name} to={comparedAddress(route.path, name)}>
            {compareToolMessages.page(label)}
          </PageLink>
        ))}
      </span>,
    );
  const counterpart = findCounterpart(entry, version, other);
  const [before, after] = inOrder(version, other);
  if (counterpart?.file === entry.file) return say(words.shared(before.label, after.label));
  if (whole.isError)
    return say(
      words.failed,
      <>
        {back}
        <button type="button" onClick={() => void whole.refetch()}>
          {words.retry}
        </button>
      </>,
    );
  if (whole.data === undefined) return createPortal(<p role="status">{words.comparing}</p>, room);
  if (counterpart === undefined)
    return say(
      words.missing(other.label),
      <span className={styles.ways}>
        {back}
        <AllChanges own={version} other={other} />
      </span>,
    );
  const entryOf = (one: Version) => (one === version ? entry : counterpart);
  return createPortal(
    <Compared
      manifest={manifest}
      room={room}
      path={route.path}
      useWorld={useWorld}
      before={{ version: before, entry: entryOf(before) }}
      after={{ version: after, entry: entryOf(after) }}
    />,
    room,
  );
}

interface ComparedProps {
  manifest: Manifest;
  useWorld: UseWorld;
  room: HTMLElement;
  path: string;
  before: ComparedPage;
  after: ComparedPage;
}

function Compared({ manifest, room, path, before, after, useWorld }: ComparedProps) {
  const source = useContentSource();
  const query = comparisonQuery(source, ...comparedFiles(manifest, before, after));
  const { data: rows, error: textError, refetch } = useQuery(query);
  const { data: drawing, error: partError, refetch: loadAgain } = useQuery(DRAWING);
  const error = textError ?? partError;
  const isEqual = rows?.every(({ kind }) => kind === 'same');
  // The text gives way once there is something in its place.
  const takesPlace = rows !== undefined && drawing !== undefined && !isEqual;
  useLayoutEffect(() => {
    room.toggleAttribute('data-stands', takesPlace);
    return () => room.removeAttribute('data-stands');
  }, [room, takesPlace]);
  const back = <PageLink to={pageAddress(path)}>{words.back}</PageLink>;
  if (error)
    return (
      <Notice role="status">
        {words.failed} {back}
        <button type="button" onClick={() => void Promise.all([refetch(), loadAgain()])}>
          {words.retry}
        </button>
      </Notice>
    );
  if (rows === undefined || drawing === undefined) return <p role="status">{words.comparing}</p>;
  if (isEqual)
    return (
      <Notice role="status">
        {words.equal(before.version.label, after.version.label)} {back}
      </Notice>
    );
  return (
    <DrawingContext.Provider value={drawing}>
      <Comparison
        rows={rows}
        before={before}
        after={after}
        useWorld={useWorld}
        links={
          <>
            {back}
            <AllChanges own={after.version} other={before.version} />
          </>
        }
      />
    </DrawingContext.Provider>
  );
}

const DRAWING = {
  queryKey: ['blocks'],
  queryFn: loadDrawing,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

function AllChanges({ own, other }: { own: Version; other: Version }) {
  const [before, after] = inOrder(own, other);
  return <PageLink to={changesAddress(after, before.name)}>{compareToolMessages.all}</PageLink>;
}
