// Suggests the known name that is nearest to a misspelt one.
import { fieldMessages } from '#i18n/fieldMessages';
import { allowedEdits, editDistance } from '../../search/text/editDistance.ts';

/**
 * Finds the known name with the smallest edit distance; undefined if no distance is small enough.
 * @param most largest accepted edit distance
 * @example findNearName('sidbar-position', ['sidebar_position']) === 'sidebar_position'
 */
export function findNearName(
  written: string,
  known: readonly string[],
  most = allowedEdits(fold(written).length),
): string | undefined {
  return known
    .map((name) => ({ name, distance: editDistance(fold(written), fold(name), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}

/**
 * A message about an unknown name in a command or config, with the nearest known name or a list of all.
 * @example describeUnknownName('命令', 'renmae', ['new', 'rename']) === '没有命令「renmae」，是不是想写 rename？'
 * @example describeUnknownName('格式', 'xml', ['text', 'json']) === '没有格式「xml」，可用的有：text、json'
 */
export function describeUnknownName(kind: string, written: string, known: readonly string[]): string {
  // Accepts one edit even in names of three letters, for which allowedEdits() accepts none.
  const near = findNearName(written, known, Math.max(1, allowedEdits(written.length)));
  return fieldMessages.unknownName(kind, written, near, known);
}

/** Normalizes case, and removes `-` and `_`, so that `sidebar_position` equals `sidebarPosition`. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
