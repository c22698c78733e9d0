import { describe, expect, it, vi } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import type { Rule } from '../../../../src/core/site/manifest/rules.ts';
import { createLiveChecks } from '../../../../src/node/devServer/liveChecks.ts';

const finding = (file: string, rule: Rule = 'broken-link'): Finding => ({
  file,
  line: 1,
  rule,
  message: rule,
});

function open(whole: Finding[], some: Finding[] = []) {
  const told: Finding[][] = [];
  const asked: string[][] = [];
  const checks = createLiveChecks({
    checkWhole: async () => [...whole],
    checkSome: async (files) => {
      asked.push([...files]);
      return some;
    },
    onFindings: (findings) => told.push([...findings]),
  });
  return { checks, told, asked };
}

describe('createLiveChecks', () => {
  it('tells of the changed pages first, then of all, and of nothing twice', async () => {
    const whole = [finding('a.md'), finding('b.md')];
    const { checks, told, asked } = open(whole, [finding('b.md', 'heading-gap')]);
    await checks.checkAgain([]);
    expect(told).toEqual([whole]);
    whole.splice(0, 2, finding('b.md', 'heading-gap'));
    await checks.checkAgain(['b.md']);
    expect(asked).toEqual([['b.md']]);
    expect(told.slice(1)).toEqual([
      [finding('a.md'), finding('b.md', 'heading-gap')],
      [finding('b.md', 'heading-gap')],
    ]);
    await checks.checkAgain(['b.md']);
    expect(told).toHaveLength(3);
    expect(checks.findings()).toEqual(whole);
  });

  it('takes back what one text has told of itself, before the whole check comes', async () => {
    const told: Finding[][] = [];
    const checkWhole = vi
      .fn()
      .mockResolvedValueOnce([finding('a.md', 'duplicate-id')])
      .mockRejectedValue(new Error());
    const onFindings = (findings: readonly Finding[]) => told.push([...findings]);
    const checks = createLiveChecks({ checkWhole, checkSome: async () => [], onFindings });
    await checks.checkAgain([]);
    await checks.checkAgain(['a.md']);
    expect(told).toEqual([[finding('a.md', 'duplicate-id')], []]);
  });

  it('is silent where the one who checks has ended already: the server is on its way out', async () => {
    const log = vi.spyOn(console, 'error');
    const ended = () => {
      throw new Error('Farm is ended');
    };
    const checks = createLiveChecks({ checkWhole: ended, checkSome: ended, onFindings: () => {} });
    await checks.checkAgain([]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('leaves to the whole check what a check of some pages does not tell', async () => {
    const whole = [finding('a.md', 'orphan'), finding('a.md', 'dash')];
    const { checks, told } = open(whole);
    await checks.checkAgain([]);
    await checks.checkAgain(['a.md']);
    expect(told).toEqual([whole]);
  });

  it('tells that the manifest cannot be read at once, and that it can again', () => {
    const { checks, told } = open([]);
    const broken = finding('manifest.json', 'manifest');
    checks.setManifestError(undefined);
    checks.setManifestError(broken);
    checks.setManifestError({ ...broken });
    expect(checks.findings()).toEqual([broken]);
    checks.setManifestError(undefined);
    expect(told).toEqual([[broken], []]);
  });
});
