import { useEffect, useState } from 'react';
import { useCurrentPage, useCurrentTitle } from '../navigation/currentPage.tsx';

/** Tells screen readers the title of each page that the reader moves to; silent on the first. */
export function Announcer() {
  const { path } = useCurrentPage();
  const title = useCurrentTitle();
  const [seenPath, setSeenPath] = useState(path);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (seenPath === path) return;
    setSeenPath(path);
    setSaid(title);
  }, [seenPath, path, title]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {/* The same words of another page are said again: they stand in another element. */}
      {said && <span key={seenPath}>{said}</span>}
    </div>
  );
}
