import type { ReactNode } from 'react';
import { messages } from '#i18n/messages';
import type { PageModel } from '../../core/site/nav/pageModel.ts';
import { renderHeadingContent } from '../ui/renderHeadingContent.ts';
import layout from './layout.module.css';

interface PageHeadProps {
  page: Pick<PageModel, 'heading' | 'isHeadingHidden' | 'versionLabel'> &
    Partial<Pick<PageModel, 'minutes' | 'lastUpdate'>>;
}

/** The title and a line of metadata. */
export function PageHead({ page }: PageHeadProps): ReactNode {
  const { heading, isHeadingHidden, versionLabel, minutes, lastUpdate } = page;
  return (
    <>
      <h1 className={isHeadingHidden ? 'visually-hidden' : layout.title}>
        {heading.map(renderHeadingContent)}
      </h1>
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

/**
 * Formats an ISO date; returns any other string unchanged.
 * @example formatDay('2025-06-01') === '2025年6月1日'
 */
export function formatDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : messages.article.day(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}
