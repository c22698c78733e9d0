import { useCallback, useEffect, useState } from 'react';

/**
 * The text on the desk: what stands in the file, until somebody writes.
 * @param current what stands in the file now, with one kind of line end
 */
export function useDeskText(current: string) {
  const [{ given, text }, setDesk] = useState({ given: current, text: current });
  // Where nothing has been written, a file that changes changes here as well.
  if (given !== current && text === given) setDesk({ given: current, text: current });
  const setText = useCallback((written: string) => setDesk((desk) => ({ ...desk, text: written })), []);
  const isChanged = text !== current;
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  return { given, text, setText, isChanged };
}
