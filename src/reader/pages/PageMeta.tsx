import { messages } from '../../core/i18n/messages.ts';
import type { PageModel } from '../../core/site/nav/pageModel.ts';
import { Icon } from '../ui/Icon.tsx';
import layout from './layout.module.css';

/** The row under the text: where it can be edited. */
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
