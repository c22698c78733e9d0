import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells screen readers the title of each page that the reader moves to; silent on the first. */
export function Announcer() {
  const { pathname } = useLocation();
  const [seenPath, setSeenPath] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (seenPath === pathname) return;
    setSeenPath(pathname);
    setTitle(document.title);
  }, [seenPath, pathname]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}
