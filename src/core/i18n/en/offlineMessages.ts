import type { Translation } from '../translation.ts';
import type { offlineMessages as zh } from '../zh-Hans/offlineMessages.ts';
import { number } from './format.ts';

export const offlineMessages: Translation<typeof zh> = {
  updated: 'The docs have been updated. Reload to see the changes.',
  refresh: 'Reload',
  dismiss: 'Not now',
  save: 'Save version for offline use',
  preparing: 'Preparing…',
  saving: (done, total, size) => `Saving ${number(done)} of ${number(total)} · ${size}`,
  progress: 'Saving offline copy',
  savedShare: (percent) => `Saving, ${percent}% done`,
  cancel: 'Cancel',
  saved: (size) => `Saved · ${size}`,
  update: 'Update',
  remove: 'Delete',
  removeVersion: (label) => `Delete the offline copy of ${label}`,
  updateVersion: (label) => `Update the offline copy of ${label}`,
  failed: (reason) => `${reason}. Saving didn’t finish.`,
  full: 'The browser’s storage is full',
  silent: 'The browser’s storage didn’t respond',
  unknown: 'Something went wrong',
};
