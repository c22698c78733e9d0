// The link between pages of the site: a router link that reads ahead.
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useContext, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { HOVER_INTENT_DELAY } from '../../core/constants.ts';
import { OverlayContext } from '../history/overlay.ts';
import { useContentSource } from '../queries/ContentProvider.tsx';
import { prefetchPage } from './prefetch.ts';
import { observeFirstView } from './viewport.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link to a site path; hovering, focusing, touching or seeing it reads the page ahead. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const client = useQueryClient();
  const source = useContentSource();
  // A page chosen in an overlay takes its place in the history.
  const replace = useContext(OverlayContext);
  const element = useRef<HTMLAnchorElement>(null);
  const timer = useRef<number>(undefined);
  const path = to.replace(/[?#].*$/, '');
  const prefetch = () => void prefetchPage(client, source, path);

  useEffect(() => {
    const link = element.current;
    if (link === null) return;
    const stop = observeFirstView(link, () => void prefetchPage(client, source, path, 'low'));
    return () => {
      stop();
      window.clearTimeout(timer.current);
    };
  }, [client, source, path]);

  return (
    <Link
      {...props}
      ref={element}
      to={to}
      replace={replace}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onMouseEnter={() => {
        timer.current = window.setTimeout(prefetch, HOVER_INTENT_DELAY);
      }}
      onMouseLeave={() => window.clearTimeout(timer.current)}
    />
  );
}
