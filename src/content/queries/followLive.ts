// Development only: what the server says has changed is read again.
import type { QueryClient } from '@tanstack/react-query';
import { LIVE_EVENT } from '../../core/constants.ts';
import type { LiveEvent } from '../../core/model/liveEvent.ts';
import type { ContentSource } from '../../core/source.ts';
import { DOCS_KEY } from './keys.ts';
import { docQuery, manifestQuery } from './queries.ts';

/** Reads changed files again while the page stays where it is. */
export function followLive(client: QueryClient, source: ContentSource): void {
  window.addEventListener(LIVE_EVENT, async (event) => {
    // The development entry dispatches this event with this detail.
    const { detail } = event as CustomEvent<LiveEvent>;
    if (detail.type === 'reload') return window.location.reload();
    if (detail.type === 'manifest') await client.refetchQueries({ queryKey: manifestQuery(source).queryKey });
    if (detail.type === 'docs') await client.invalidateQueries({ queryKey: DOCS_KEY });
    if (detail.type === 'doc')
      await client.invalidateQueries({ queryKey: docQuery(source, detail.file).queryKey });
  });
}
