import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readTextPlace } from '../../core/site/urls/textPlace.ts';
import type { DeskEditor } from './codemirror/deskEditor.ts';

/** Leads to the place in the text that the address names, once the editor stands. */
export function useAskedPlace(editor: DeskEditor | undefined): void {
  const { search } = useLocation();
  useEffect(() => {
    const place = readTextPlace(search);
    if (place !== undefined) editor?.goTo(place.line, place.column ?? 1);
  }, [editor, search]);
}
