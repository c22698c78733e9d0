import { searchMessages as words } from '#i18n/searchMessages';
import { onlyVersion, type VersionAnswer } from '../../../core/search/answer/searchVersions.ts';
import { shortQuery } from '../../../core/search/query/queryLength.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './SearchStatus.part.module.css';
import type { SearchState } from './useSearch.ts';

interface SearchStatusProps extends SearchState {
  manifest: Manifest;
  query: string;
  onSearchAll: () => void;
  onChooseTerm: (term: string) => void;
}

/** Status of a search: the number of hits, errors, and suggestions if there are no hits. */
export function SearchStatus(props: SearchStatusProps) {
  const { manifest, found, query, isPending, retry, onSearchAll, onChooseTerm } = props;
  const source = useContentSource();
  const isEmpty = found?.count === 0 && found.fullText === 'searched' && !isPending;
  const mayWiden = isEmpty && manifest.versions.length > 1 && onlyVersion(found) !== undefined;
  return (
    <>
      <p className={styles.status} role="status">
        <bdi>{describeOutcome(query, found)}</bdi>
      </p>
      {found?.fullText === 'coming' && <p className={styles.note}>{words.coming}</p>}
      {found?.fullText === 'failed' && (
        <div className={styles.note} role="alert">
          <span>{words.failed}</span>
          {found.fault && <span>{found.fault}</span>}
          <Button onClick={retry}>{words.retry}</Button>
        </div>
      )}
      {isEmpty && (
        <ul className={styles.tips}>
          {words.tips(source.searchIndex === undefined).map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {isEmpty && (mayWiden || found.nearTerms.length > 0) && (
        <div className={styles.help}>
          {found.nearTerms.length > 0 && <span>{words.nearTerms}</span>}
          {found.nearTerms.map((term) => (
            <button key={term} type="button" className={styles.term} onClick={() => onChooseTerm(term)}>
              {term}
            </button>
          ))}
          {mayWiden && <Button onClick={onSearchAll}>{words.searchAll}</Button>}
        </div>
      )}
    </>
  );
}

function describeOutcome(query: string, found: VersionAnswer | undefined): string {
  if (query === '') return words.hint;
  if (found === undefined || (found.count === 0 && found.fullText === 'coming')) return words.pending;
  if (found.count > 0) return words.count(found.total, found.count);
  const only = onlyVersion(found);
  const asked = shortQuery(found.query);
  // The full-text index failed to load: only titles were searched.
  const kind = found.fullText === 'failed' ? words.titles : words.texts;
  return only === undefined ? words.nothingAtAll(asked, kind) : words.nothing(asked, only.label, kind);
}
