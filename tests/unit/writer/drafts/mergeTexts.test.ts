import { describe, expect, it } from 'vitest';
import { isConflict, joinRegions, mergeTexts } from '../../../../src/writer/drafts/mergeTexts.ts';

const BASE = '甲\n\n乙\n\n丙\n\n丁\n';

/** The merge of two texts; undefined where it has a conflict. */
function merge(base: string, ours: string, theirs: string): string | undefined {
  const regions = mergeTexts(base, ours, theirs);
  return regions.some(isConflict) ? undefined : joinRegions(regions, 'ours');
}

describe('mergeTexts', () => {
  it.each([
    ['nothing has changed', BASE, BASE, BASE],
    ['only we have', BASE.replace('乙', '乙改'), BASE, '甲\n\n乙改\n\n丙\n\n丁\n'],
    ['only they have', BASE, BASE.replace('乙\n\n', ''), '甲\n\n丙\n\n丁\n'],
    ['both, in two places', BASE.replace('甲', '甲改'), `${BASE}戊\n`, '甲改\n\n乙\n\n丙\n\n丁\n戊\n'],
    ['both the same', `${BASE}戊\n`, `${BASE}戊\n`, `${BASE}戊\n`],
    ['one takes away what the other leaves', '', BASE, ''],
    ['one writes before, one behind', `零\n${BASE}`, BASE.replace('丁\n', '丁'), `零\n${BASE.slice(0, -1)}`],
  ])('gives one text where %s', (_, ours, theirs, merged) => {
    expect(merge(BASE, ours, theirs)).toBe(merged);
    expect(merge(BASE, theirs, ours)).toBe(merged);
  });

  it.each([
    ['the same line', BASE.replace('乙', '乙一'), BASE.replace('乙', '乙二')],
    ['a line that the other has taken away', BASE.replace('乙', '乙一'), BASE.replace('乙\n\n', '')],
    ['lines that touch', BASE.replace('甲\n', '甲一\n'), BASE.replace('甲\n\n', '甲\n新\n')],
    ['the end', `${BASE}戊`, `${BASE}己`],
  ])('chooses nobody where both have changed %s', (_, ours, theirs) => {
    const regions = mergeTexts(BASE, ours, theirs);
    expect(regions.filter(isConflict)).toHaveLength(1);
    expect(joinRegions(regions, 'ours')).toBe(ours);
    expect(joinRegions(regions, 'theirs')).toBe(theirs);
  });

  it('keeps the rest of both around a conflict, and both in it where both are wanted', () => {
    const ours = '甲\n\n乙一\n\n丙\n\n丁一\n';
    const theirs = '甲二\n\n乙二\n\n丙\n\n丁\n';
    const regions = mergeTexts(BASE, ours, theirs);
    expect(joinRegions(regions, 'ours')).toBe('甲二\n\n乙一\n\n丙\n\n丁一\n');
    expect(joinRegions(regions, 'theirs')).toBe('甲二\n\n乙二\n\n丙\n\n丁一\n');
    expect(joinRegions(regions, 'both')).toBe('甲二\n\n乙二\n乙一\n\n丙\n\n丁一\n');
  });

  it('loses no line of either, whatever both did', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const edit = (text: string, name: string) => {
      const lines = text.split('\n');
      for (let count = random(4); count >= 0; count -= 1)
        lines.splice(
          random(lines.length + 1),
          random(2),
          ...(random(3) > 0 ? [`${name}${random(1000)}`] : []),
        );
      return lines.join('\n');
    };
    let clean = 0;
    for (let round = 0; round < 150; round += 1) {
      const base = Array.from({ length: random(30) }, () => (random(3) > 0 ? `行${random(40)}` : '')).join(
        '\n',
      );
      const [ours, theirs] = [edit(base, '我'), edit(base, '他')];
      const regions = mergeTexts(base, ours, theirs);
      const both = joinRegions(regions, 'both').split('\n');
      const own = [...ours.split('\n'), ...theirs.split('\n')].filter((line) => /^[我他]/.test(line));
      for (const line of own) expect(both).toContain(line);
      if (!regions.some(isConflict)) clean += 1;
      expect(merge(base, ours, base)).toBe(ours);
      expect(merge(base, base, theirs)).toBe(theirs);
    }
    expect(clean).toBeGreaterThan(30);
  });
});
