import { useEffect, useRef } from 'react';
import type { SidebarCut } from '../../../core/site/manifest/sidebarItem.ts';
import { pageAddress } from '../../../core/site/urls/pageAddress.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useReadMore } from '../../content/queries/ContentProvider.tsx';

/** Stands for items that are elsewhere: they are read when it comes into view. It leads to the first one. */
export function MoreItems({ cut, label }: { cut: SidebarCut; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const readMore = useReadMore();
  useEffect(() => {
    // Where they cannot be read the link stays.
    const read = () => void readMore(cut).catch(() => {});
    if (place.current === null || typeof IntersectionObserver === 'undefined') return read();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && read());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [cut, readMore]);
  return (
    <div ref={place}>
      <PageLink to={pageAddress(cut.first.path)}>{label}</PageLink>
    </div>
  );
}
