import { describe, expect, it } from 'vitest';
import { describeUnknownName, findNearName } from '../../../../../src/core/site/manifest/nearName.ts';

describe('findNearName', () => {
  it('is the known name with the fewest slips, however it is cased and joined', () => {
    expect(findNearName('sidbar-position', ['sidebar_label', 'sidebar_position'])).toBe('sidebar_position');
    expect(findNearName('publish', ['new', 'rename'])).toBeUndefined();
  });
});

describe('describeUnknownName', () => {
  it.each([
    ['renmae', '没有命令「renmae」，是不是想写 rename？'],
    ['nwe', '没有命令「nwe」，是不是想写 new？'],
    ['publish', '没有命令「publish」，可用的有：new、rename'],
  ])('%s', (written, line) => expect(describeUnknownName('命令', written, ['new', 'rename'])).toBe(line));
});
