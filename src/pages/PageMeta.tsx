import { messages } from '../core/messages.ts';
import type { PageModel } from '../core/nav/pageModel.ts';
import { Icon } from '../ui/Icon.tsx';
import layout from './layout.module.css';

/** The row under the text: notices, edit link, last update. */
export function PageMeta({ page }: { page: PageModel }) {
  return (
    <footer className={layout.meta}>
      {page.editUrl !== undefined && (
        <a href={page.editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {messages.article.editThisPage}
        </a>
      )}
      {page.lastUpdate !== undefined && (
        <span>
          {messages.article.lastUpdate} <time dateTime={page.lastUpdate}>{formatDay(page.lastUpdate)}</time>
        </span>
      )}
    </footer>
  );
}

/** @example formatDay('2025-06-01') === '2025年6月1日' */
function formatDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : new Intl.DateTimeFormat('zh-Hans', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
