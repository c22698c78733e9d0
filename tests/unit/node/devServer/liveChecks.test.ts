import { describe, expect, it, vi } from 'vitest';
import type { Finding, Rule } from '../../../../src/core/site/manifest/finding.ts';
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
  it('reports the changed pages first, then the whole site, and nothing twice', async () => {
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

  it('removes page findings before the complete check ends', async () => {
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

  it('logs nothing when the worker has ended', async () => {
    const log = vi.spyOn(console, 'error');
    const ended = () => {
      throw new Error('Farm is ended');
    };
    const checks = createLiveChecks({ checkWhole: ended, checkSome: ended, onFindings: () => {} });
    await checks.checkAgain([]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('keeps findings of site rules until the complete check', async () => {
    const whole = [finding('a.md', 'orphan'), finding('a.md', 'dash')];
    const { checks, told } = open(whole);
    await checks.checkAgain([]);
    await checks.checkAgain(['a.md']);
    expect(told).toEqual([whole]);
  });

  it('reports an invalid manifest at once, and a valid one again', () => {
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
