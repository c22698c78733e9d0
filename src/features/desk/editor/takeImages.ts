import { EditorView } from '@codemirror/view';
import { imagesIn } from './imagesIn.ts';

/** Images that are pasted go to the cursor, those that are dropped where they are let go. */
export function takeImages(onImages: (images: readonly File[]) => void) {
  return EditorView.domEventHandlers({
    paste: ({ clipboardData }) => take(imagesIn(clipboardData), onImages),
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const images = imagesIn(dataTransfer);
      const anchor = view.posAtCoords({ x: clientX, y: clientY });
      if (images.length > 0 && anchor !== null) view.dispatch({ selection: { anchor } });
      return take(images, onImages);
    },
  });
}

function take(images: readonly File[], onImages: (images: readonly File[]) => void): boolean {
  if (images.length > 0) onImages(images);
  return images.length > 0;
}
