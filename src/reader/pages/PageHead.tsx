import type { ReactNode } from 'react';
import { messages } from '../../core/i18n/messages.ts';
import type { PageModel } from '../../core/site/nav/pageModel.ts';
import { drawLooks } from '../ui/drawLooks.ts';
import { formatDay } from './formatDay.ts';
import layout from './layout.module.css';

interface PageHeadProps {
  page: Pick<PageModel, 'heading' | 'isHeadingHidden' | 'versionLabel'> &
    Partial<Pick<PageModel, 'minutes' | 'lastUpdate'>>;
}

/** What stands above a text: its title, and one quiet line of facts. */
export function PageHead({ page }: PageHeadProps): ReactNode {
  const { heading, isHeadingHidden, versionLabel, minutes, lastUpdate } = page;
  return (
    <>
      <h1 className={isHeadingHidden ? 'visually-hidden' : layout.title}>{heading.map(drawLooks)}</h1>
      <div className={layout.facts} data-facts>
        {versionLabel !== undefined && <span>{messages.version.badge(versionLabel)}</span>}
        {minutes !== undefined && <span>{messages.article.readingTime(minutes)}</span>}
        {lastUpdate !== undefined && (
          <span>
            {messages.article.lastUpdate} <time dateTime={lastUpdate}>{formatDay(lastUpdate)}</time>
          </span>
        )}
      </div>
    </>
  );
}
