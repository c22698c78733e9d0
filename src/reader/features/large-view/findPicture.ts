import { messages } from '../../../core/i18n/messages.ts';

/** A picture or a drawing of a text, to be shown over the whole window. */
export interface Picture {
  name: string;
  /** What stands below it in the text. */
  caption: string;
  /** In CSS pixels. */
  size: readonly [width: number, height: number];
  /** An image's address, as the browser took it, or a drawing's markup. */
  content: { src: string } | { svg: string };
  /** Gets the focus back. */
  opener: HTMLElement;
}

/** What a text's control enlarges: the image in it, or the drawing in the figure around it. */
export function findPicture(control: HTMLElement): Picture | undefined {
  const figure = control.closest('figure');
  const caption = figure?.querySelector('figcaption')?.textContent ?? '';
  const image = control.querySelector('img');
  if (image !== null)
    return {
      name: image.alt || messages.article.image,
      caption: caption || image.alt,
      // Drawings without a size of their own have none here either.
      size: [image.naturalWidth || image.width || 300, image.naturalHeight || image.height || 150],
      content: { src: image.currentSrc },
      opener: control,
    };
  const drawing = figure?.querySelector('[data-drawing]');
  const svg = drawing?.querySelector('svg');
  if (!drawing || !svg) return undefined;
  const { width, height } = svg.viewBox.baseVal;
  return {
    name: drawing.getAttribute('aria-label') ?? '',
    caption,
    size: [width, height],
    content: { svg: svg.outerHTML },
    // Its frame shows it as well, and takes no focus.
    opener: figure?.querySelector<HTMLElement>('button[data-action]') ?? control,
  };
}
