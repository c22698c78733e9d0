import { type ComponentType, lazy, Suspense } from 'react';
import { messages } from '#i18n/messages';
import { ContentError } from '../../core/errors.ts';
import type { PageModel } from '../../core/site/nav/pageModel.ts';
import { useDocFailure, useManifest } from '../content/queries/ContentProvider.tsx';
import type { ArticleFootProps } from '../features/article-foot/ArticleFoot.tsx';
import { loadOptionalChunk } from '../platform/loadChunk.ts';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import layout from './layout.module.css';

/** Notices of a page: it is a draft, it is unlisted or not translated, or its text is a stale copy from the cache. */
export function PageNotices({ page, file }: { page: PageModel; file: string }) {
  const failure = useDocFailure(file);
  return (
    <>
      {failure && (
        <Notice role="status">
          {messages.contentError.keptCopy(reasonOf(failure.error))}
          <button type="button" onClick={failure.retry}>
            {messages.lazyPart.retry}
          </button>
        </Notice>
      )}
      {page.isDraft && <Notice>{messages.article.draft}</Notice>}
      {page.language && <Notice>{messages.article.untranslated}</Notice>}
      {page.isUnlisted && <Notice>{messages.article.unlisted}</Notice>}
    </>
  );
}

function reasonOf(error: Error): string {
  return error instanceof ContentError ? messages.contentError[error.kind].title : error.message;
}

/** The prerenderer calls this where a render has begun to load the component. */
export const loadArticleFoot = (): Promise<{ default: ComponentType<ArticleFootProps> }> =>
  loadOptionalChunk(
    (): ReturnType<typeof loadArticleFoot> =>
      import(/* webpackChunkName: "optional" */ '../features/article-foot/ArticleFoot.tsx'),
  ).then((part) => part ?? { default: () => null });

const ArticleFoot = lazy(loadArticleFoot);

/** Tags and feedback, and the link to the page's source on the git host. */
export function PageMeta({ page: { editUrl }, ...article }: { page: PageModel } & ArticleFootProps) {
  const { site } = useManifest();
  return (
    <>
      {(article.entry.tags || site.feedback) && (
        // While the chunk loads, React leaves the prerendered elements as they are.
        <Suspense>
          <ArticleFoot {...article} />
        </Suspense>
      )}
      {editUrl !== undefined && (
        <footer className={layout.meta}>
          <a href={editUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="edit" />
            {messages.article.editThisPage}
          </a>
        </footer>
      )}
    </>
  );
}
