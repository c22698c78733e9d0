// The known name that a written one was meant to be.
import { allowedSlips, countSlips } from '../../search/text/slips.ts';

/**
 * The nearest known name; undefined where none resembles the written one.
 * @param most how many slips it may hold
 * @example findNearName('sidbar-position', ['sidebar_position']) === 'sidebar_position'
 */
export function findNearName(
  written: string,
  known: readonly string[],
  most = allowedSlips(fold(written).length),
): string | undefined {
  return known
    .map((name) => ({ name, slips: countSlips(fold(written), fold(name), most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)[0]?.name;
}

/**
 * One line about a name that a writer typed and that is none of the known ones.
 * @example describeUnknownName('命令', 'renmae', ['new', 'rename']) === '没有命令「renmae」，是不是想写 rename？'
 * @example describeUnknownName('格式', 'xml', ['text', 'json']) === '没有格式「xml」，可用的有：text、json'
 */
export function describeUnknownName(kind: string, written: string, known: readonly string[]): string {
  // Names that are typed by hand are short, and one slip in three letters is still a slip.
  const near = findNearName(written, known, Math.max(1, allowedSlips(written.length)));
  const hint = near === undefined ? `可用的有：${known.join('、')}` : `是不是想写 ${near}？`;
  return `没有${kind}「${written}」，${hint}`;
}

/** Names are spelled sidebar_position here and sidebarPosition there. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
