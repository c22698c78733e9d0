import { editorMessages as words } from '#i18n/editorMessages';
import { formatBytes } from '../../../core/offline/formatBytes.ts';
import { fileName } from '../../../core/site/urls/filePath.ts';
import type { EditableText } from '../textEditor.ts';
import styles from './ImageNotices.part.module.css';
import type { EditorImages } from './useImages.ts';

interface ImageNoticesProps {
  images: EditorImages;
  written: EditableText | undefined;
}

/** Renders the size of the last added image, and offers to shrink large images. */
export function ImageNotices({ images: { images, refused, choose }, written }: ImageNoticesProps) {
  const all = [...images.values()];
  const last = all.at(-1);
  return (
    <div className={styles.notices}>
      <p role="status">{last && words.imageAdded(fileName(last.path), formatBytes(last.content.size))}</p>
      {refused.length > 0 && <p role="alert">{words.imageRefused(refused)}</p>}
      {all.map((image) => {
        const { path, smaller } = image;
        if (smaller === undefined || written === undefined) return null;
        return (
          <p key={path}>
            {words.imageSmaller(fileName(path), formatBytes(smaller.size))}
            <button type="button" onClick={() => void choose(image, true, written)}>
              {words.shrink}
            </button>
            <button type="button" onClick={() => void choose(image, false, written)}>
              {words.keep}
            </button>
          </p>
        );
      })}
    </div>
  );
}
