import { ContentError } from '../../core/errors.ts';
import { messages } from '../../core/i18n/messages.ts';
import type { PageModel } from '../../core/site/nav/pageModel.ts';
import { useDocFailure } from '../content/queries/ContentProvider.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Tells that a page is a draft, that no list leads to it, or that its text is a kept copy. */
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
      {page.isUnlisted && <Notice>{messages.article.unlisted}</Notice>}
    </>
  );
}

function reasonOf(error: Error): string {
  return error instanceof ContentError ? messages.contentError[error.kind].title : error.message;
}
