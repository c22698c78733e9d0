import type { Translation } from '../translation.ts';
import type { lightboxMessages as zh } from '../zh-Hans/lightboxMessages.ts';

export const lightboxMessages: Translation<typeof zh> = {
  close: 'Close',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  original: 'Actual size (1:1)',
  fit: 'Fit to window',
  scale: (percent) => `${percent}%`,
  keys: (name) =>
    `${name}. Plus and minus zoom, arrow keys pan, 0 fits the window, 1 shows actual size, Esc closes.`,
};
