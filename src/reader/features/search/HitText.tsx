import { Fragment } from 'react';
import type { SearchHit } from '../../../core/search/answer/searcher.ts';
import { findMarks, type Mark } from '../../../core/search/text/marks.ts';
import styles from './HitText.part.module.css';
import { Marked } from './Marked.tsx';

/** What is told of a hit: its section, what stands above that, and the text around the words. */
export function HitText({ hit, words }: { hit: SearchHit; words: readonly string[] }) {
  const { pageTitle, heading, excerpt } = hit;
  const title = heading ?? pageTitle;
  // The page stands above the hits.
  const trail = hit.trail.filter((name) => name !== pageTitle && name !== heading);
  return (
    <>
      {title !== pageTitle && <span className="visually-hidden">{pageTitle} › </span>}
      {trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')} ›</span>}
      <strong className={styles.heading}>
        <Marked text={title} marks={findMarks(title, words)} />
      </strong>
      {excerpt.text !== '' && (
        <span className={styles.excerpt}>
          <Cells {...excerpt} />
        </span>
      )}
    </>
  );
}

/** Text with marks in it; the cells of a table's row stand apart. */
function Cells({ text, marks }: SearchHit['excerpt']) {
  let start = 0;
  return text.split('\t').map((cell) => {
    const at = start;
    start += cell.length + 1;
    const inside = marks.map(([from, to]): Mark => [Math.max(from - at, 0), Math.min(to - at, cell.length)]);
    return (
      <Fragment key={at}>
        {at > 0 && <span className={styles.gap}> </span>}
        <Marked text={cell} marks={inside} />
      </Fragment>
    );
  });
}
