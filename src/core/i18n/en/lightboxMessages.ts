import type { Translation } from '../translation.ts';
import type { lightboxMessages as zh } from '../zh-Hans/lightboxMessages.ts';

export const lightboxMessages: Translation<typeof zh> = {
  close: 'Close image',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  original: '1:1 actual size',
  fit: 'Fit to window',
  scale: (percent) => `${percent}%`,
  keys: (name) =>
    `${name}. Press plus or minus to zoom, arrow keys to pan, 0 to fit to window, 1 for actual size, Esc to close.`,
};
