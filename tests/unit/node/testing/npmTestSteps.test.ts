import { describe, expect, it, vi } from 'vitest';
import { createTestContext, TEST_STEPS } from '../../../../src/node/testing/npmTestSteps.ts';

const called = vi.hoisted(() => [] as string[]);
vi.mock('../../../../src/node/testing/runTool.ts', () => ({
  runOwnCommand: async (...command: unknown[]) => {
    called.push(JSON.stringify(command));
    return true;
  },
  runTool: async () => true,
}));

describe('the steps of npm test', () => {
  it('ask of the content no more than the site does: lists may be behind, remarks are none', async () => {
    for (const { name, run } of TEST_STEPS)
      if (['links', 'copywriting'].includes(name)) await run(createTestContext());
    expect(called).toEqual(['["check"]', '["copywriting"]']);
    expect(TEST_STEPS.map(({ name }) => name)).not.toContain('manifest');
  });
});
