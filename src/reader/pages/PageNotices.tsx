import { messages } from '#i18n/messages';
import { ContentError } from '../../core/errors.ts';
import type { PageModel } from '../../core/site/nav/pageModel.ts';
import { useDocFailure } from '../content/queries/ContentProvider.tsx';
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

/** The link to the page's source on the git host. */
export function PageMeta({ page }: { page: PageModel }) {
  if (page.editUrl === undefined) return null;
  return (
    <footer className={layout.meta}>
      <a href={page.editUrl} target="_blank" rel="noopener noreferrer">
        <Icon name="edit" />
        {messages.article.editThisPage}
      </a>
    </footer>
  );
}
