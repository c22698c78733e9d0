import { EditorView } from '@codemirror/view';
import { filesIn } from './filesIn.ts';

const TEXTS = ['text/plain', 'text/uri-list'];

/** Images that are pasted go to the cursor, those that are dropped where they are let go. */
export function takeImages(onImages: (images: readonly File[]) => void) {
  return EditorView.domEventHandlers({
    paste: ({ clipboardData }) => {
      // Where there is no text the editor would put nothing in the place of what is selected.
      const isEmpty = clipboardData !== null && !TEXTS.some((type) => clipboardData.types.includes(type));
      return take(filesIn(clipboardData), onImages) || isEmpty;
    },
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const files = filesIn(dataTransfer);
      // What stands in them, the editor puts there.
      if (files.every(({ type }) => type.startsWith('text/'))) return false;
      const anchor = view.posAtCoords({ x: clientX, y: clientY });
      if (anchor !== null) view.dispatch({ selection: { anchor } });
      return take(files, onImages);
    },
  });
}

function take(files: readonly File[], onImages: (images: readonly File[]) => void): boolean {
  if (files.length > 0) onImages(files);
  return files.length > 0;
}
