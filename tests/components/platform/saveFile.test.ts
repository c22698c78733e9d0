import { expect, it, vi } from 'vitest';
import { saveFile } from '../../../src/reader/platform/saveFile.ts';

it('a file can be had for some minutes: iPhones ask their reader before they take it', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  saveFile('deploy.md', '# 部署');
  vi.advanceTimersByTime(120_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:a');
  vi.useRealTimers();
});
