import { articleFootMessages as words } from '#i18n/articleFootMessages';
import type { PageEntry, Version } from '../../../core/site/manifest/manifest.ts';
import { labelOfTag, tagPath, tagsPath } from '../../../core/site/nav/tags.ts';
import { parseFeedback } from '../../../core/site/urls/feedback.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import styles from './ArticleFoot.part.module.css';
import { Feedback } from './Feedback.tsx';

export interface ArticleFootProps {
  entry: PageEntry;
  version?: Version | undefined;
}

/** Links to the pages of the article's tags, and the question whether the page helped. */
export default function ArticleFoot({ entry, version }: ArticleFootProps) {
  const { feedback = '' } = useManifest().site;
  const means = parseFeedback(feedback);
  return (
    <footer className={styles.foot}>
      {entry.tags && version && (
        <nav aria-label={words.tags} className={styles.row}>
          <PageLink to={pageHref(tagsPath(version))}>{words.tags}</PageLink>
          <ul>
            {entry.tags.map((tag) => (
              <li key={tagPath(version, tag)}>
                <PageLink to={pageHref(tagPath(version, tag))} rel="tag">
                  {labelOfTag(tag)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {means && <Feedback key={entry.path} means={means} entry={entry} />}
    </footer>
  );
}
