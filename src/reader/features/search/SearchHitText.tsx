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
import styles from './SearchHitText.part.module.css';

/** A search hit: section title, its ancestors, and an excerpt with the query's words marked. */
export function HitText({ hit, words }: { hit: SearchHit; words: readonly string[] }) {
  const { pageTitle, heading, excerpt } = hit;
  const title = heading ?? pageTitle;
  // The group's title shows the page, so the trail omits it.
  const trail = hit.trail.filter((name) => name !== pageTitle && name !== heading);
  return (
    <>
      {title !== pageTitle && <span className="visually-hidden">{pageTitle} › </span>}
      {trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')} ›</span>}
      <strong className={styles.heading}>
        <bdi>
          <Marked text={title} marks={findHighlights(title, words)} />
        </bdi>
      </strong>
      {excerpt.text !== '' && (
        <span className={styles.excerpt}>
          <Cells {...excerpt} />
        </span>
      )}
    </>
  );
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
  hasVersion: boolean;
  /** Default: the page's title as text. */
  children?: ReactNode;
}

/** Title of a group of hits: another language, version, categories and page. */
export function GroupTitle({ manifest, group, hasVersion, children = group.title }: GroupTitleProps) {
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
      {trail.map((label) => `${label} › `)}
      {children}
    </span>
  );
}
