import type { ChangeKind } from '../../diff/listChanges.ts';
import type { Translation } from '../translation.ts';
import type { compareMessages as zh } from '../zh-Hans/compareMessages.ts';
import { number, plural } from './format.ts';

const kinds: Record<ChangeKind, string> = {
  new: 'added',
  gone: 'removed',
  changed: 'changed',
  moved: 'moved',
};

export const compareMessages: Translation<typeof zh> = {
  label: 'Version comparison',
  title: (before, after) => `Changes from ${before} to ${after}`,
  counts: (counts) =>
    Object.entries(kinds)
      .filter(([kind]) => counts[kind as ChangeKind] > 0)
      .map(([kind, word]) => `${number(counts[kind as ChangeKind])} ${word}`)
      .join(', '),
  marks: { ins: ['[added] ', ' [end of addition]'], del: ['[removed] ', ' [end of removal]'] },
  movedHere: 'Moved here',
  movedAway: 'Moved from here',
  seeOther: 'Go to the other position',
  comparing: 'Comparing…',
  failed: 'The pages to compare couldn’t be loaded. Check your connection.',
  retry: 'Retry',
  equal: (before, after) => `This page is the same in ${before} and ${after}.`,
  shared: (before, after) => `${before} and ${after} share this page, so there’s nothing to compare.`,
  unknown: (name) => `There’s no version “${name}” to compare with.`,
  own: (label) => `You’re already reading this page in ${label}. Select another version.`,
  missing: (label) => `${label} doesn’t have this page.`,
  renamed: (title) => `The title in the older version was “${title}”.`,
  mostlyOther:
    'More than half of the text differs: unchanged and rewritten blocks are folded. Open one to read it.',
  unchanged: (blocks) => plural(blocks, 'unchanged block'),
  rewritten: (label) => `Rewritten: ${label}`,
  back: 'Back to page',
  previous: 'Previous change (k)',
  next: 'Next change (j)',
  sides: 'Split',
  one: 'Unified',
  layout: 'Layout',
  places: 'Changes on this page',
  place: (at, kind, label, count) =>
    `${count > 1 ? `Changes ${at}–${at + count - 1}` : `Change ${at}`}, ${kinds[kind]}: ${label}`,
  at: (at, count, kind) => `Change ${at} of ${count}, ${kinds[kind]}`,
  list: {
    choose: 'Versions to compare',
    groups: {
      both: 'Pages in both versions',
      changed: 'Changed pages',
      new: 'Added pages',
      gone: 'Removed pages',
      same: 'Unchanged pages',
    },
    count: (pages) => plural(pages, 'page'),
    renamed: (title) => `was “${title}”`,
    progress: (done, all) => `Comparing ${number(done)} of ${plural(all, 'page')}…`,
    failed: 'Failed to load',
    unknown: (name) => `There’s no version “${name}”. Select one of the versions listed.`,
    ask: 'Select the versions to compare.',
    none: 'There’s no other version to compare with.',
    more: (pages) => `Show ${number(pages)} more`,
    isEqual: 'Text unchanged',
  },
};
