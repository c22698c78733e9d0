import { messages } from '../core/messages.ts';
import type { PageModel } from '../core/nav/pageModel.ts';
import layout from './layout.module.css';

/** Tells that a page is a draft, or that no list leads to it. */
export function PageNotices({ page }: { page: PageModel }) {
  return (
    <>
      {page.isDraft && <p className={layout.notice}>{messages.article.draft}</p>}
      {page.isUnlisted && <p className={layout.notice}>{messages.article.unlisted}</p>}
    </>
  );
}
