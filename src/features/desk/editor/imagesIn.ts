import { isImageType } from '../../../core/writing/imageFiles.ts';

/** The images that are pasted or dropped; none where text comes with them, as from a word processor. */
export function imagesIn(transfer: DataTransfer | null): File[] {
  if (transfer === null || transfer.types.includes('text/plain')) return [];
  return [...transfer.files].filter(({ type }) => isImageType(type));
}
