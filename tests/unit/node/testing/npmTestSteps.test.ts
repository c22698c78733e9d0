import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createTestContext, TEST_STEPS } from '../../../../src/node/testing/npmTestSteps.ts';

const called = vi.hoisted(() => [] as string[]);
vi.mock('../../../../src/node/testing/runTool.ts', () => ({
  runOwnCommand: async (name: string, { SITE_DIR = '' } = {}) => {
    called.push(`${name} ${basename(SITE_DIR)}`.trim());
    return true;
  },
  runTool: async () => true,
}));

describe('the steps of npm test', () => {
  it('ask of the content no more than the site does: lists may be behind, remarks are none', async () => {
    for (const { name, run } of TEST_STEPS)
      if (['links', 'copywriting'].includes(name)) await run(createTestContext());
    expect(called).toEqual(['check', 'check guide', 'copywriting', 'copywriting guide']);
    expect(TEST_STEPS.map(({ name }) => name)).not.toContain('manifest');
  });
});
