import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { SearchHit } from '../../../core/search/answer/searcherInterface.ts';
import type { HitGroup } from '../../../core/search/answer/searchVersions.ts';
import {
  findHighlights,
  type HighlightRange,
  splitAtHighlights,
} from '../../../core/search/text/highlightRanges.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { findCategoryTrail } from '../../../core/site/nav/categoryTrail.ts';
import { findOtherLocale, langOf } from '../../../core/site/urls/localePaths.ts';
import { findSitePage } from '../../../core/site/urls/route.ts';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import styles from './SearchHitText.part.module.css';

interface HitTextProps {
  hit: SearchHit;
  words: readonly string[];
  /** The hit above it of the same page, which shows the sections that both are in. */
  previous?: SearchHit | undefined;
  /** Whether the title of the page stands above, also where it is the title of the hit. */
  isTitled?: boolean;
}

/** A search hit: section title, its ancestors, and an excerpt with the query's words marked. */
export function HitText({ hit, words, previous, isTitled = false }: HitTextProps) {
  const manifest = useManifest();
  const { pageTitle, heading, excerpt } = hit;
  const title = heading ?? pageTitle;
  const trail = trailOf(hit);
  const isRepeated = previous && [trailOf(previous), trailOf(previous, previous.heading)].includes(trail);
  const keyword = heading === undefined && excerpt.marks.length === 0 && findKeyword(manifest, hit, words);
  return (
    <>
      {title !== pageTitle && <span className="visually-hidden">{pageTitle} › </span>}
      {trail !== '' && (
        <span className={isRepeated ? 'visually-hidden' : styles.trail}>
          <Words text={`${trail} ›`} words={words} />
        </span>
      )}
      <strong className={isTitled && title === pageTitle ? 'visually-hidden' : styles.heading}>
        <bdi>
          <Words text={title} words={words} />
        </bdi>
      </strong>
      {keyword && (
        <span className={styles.trail}>
          <Words text={keyword} words={words} />
        </span>
      )}
      {excerpt.text !== '' && (
        <span className={styles.excerpt}>
          <Cells {...excerpt} />
        </span>
      )}
    </>
  );
}

/** The headings above a section, without the page, which the title of the group shows, and the section's own heading. */
function trailOf({ trail, pageTitle, heading }: SearchHit, ...more: (string | undefined)[]): string {
  return [...trail.filter((name) => name !== pageTitle && name !== heading), ...more].join(' › ');
}

/** The keyword of a page that matches the query, if the page's title does not. */
function findKeyword(manifest: Manifest, { href, pageTitle }: SearchHit, words: readonly string[]) {
  if (findHighlights(pageTitle, words).length > 0) return undefined;
  const page = findSitePage(manifest, href.replace(/#.*$/, ''));
  if (page?.kind !== 'doc') return undefined;
  return page.entry.keywords?.find((keyword) => findHighlights(keyword, words).length > 0);
}

export function Words({ text, words }: { text: string; words: readonly string[] }) {
  return <Marked text={text} marks={findHighlights(text, words)} />;
}

/** Renders marked text; the index joins the cells of a table row by tabs. */
function Cells({ text, marks }: SearchHit['excerpt']) {
  let start = 0;
  return text.split('\t').map((cell) => {
    const at = start;
    start += cell.length + 1;
    const inside = marks.map(
      ([from, to]): HighlightRange => [Math.max(from - at, 0), Math.min(to - at, cell.length)],
    );
    return (
      <Fragment key={at}>
        {at > 0 && <span className={styles.gap}> </span>}
        <bdi>
          <Marked text={cell} marks={inside} />
        </bdi>
      </Fragment>
    );
  });
}

function Marked({ text, marks }: { text: string; marks: readonly HighlightRange[] }) {
  let at = 0;
  return splitAtHighlights(text, marks).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

interface GroupTitleProps {
  manifest: Manifest;
  group: HitGroup;
  words: readonly string[];
  hasVersion: boolean;
  /** The title of the page. */
  children: ReactNode;
}

/** Title of a group of hits: another language, version, categories and page. */
export function GroupTitle({ manifest, group, words, hasVersion, children }: GroupTitleProps) {
  const version = manifest.versions.find(({ name }) => name === group.version);
  const language = findOtherLocale(manifest, group.path);
  const trail = findCategoryTrail(manifest, group.path);
  return (
    <span className={styles.title}>
      {language && (
        <span className={styles.version} lang={langOf(language)}>
          {language.label}
        </span>
      )}
      {hasVersion && <bdi className={styles.version}>{version?.label ?? group.version}</bdi>}
      <Words text={trail.map((label) => `${label} › `).join('')} words={words} />
      {children}
    </span>
  );
}
