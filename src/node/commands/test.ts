import { commandMessages } from '#i18n/commandMessages';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createTestContext, TEST_STEPS, type TestContext, type TestStep } from '../testing/npmTestSteps.ts';
import type { Count } from '../testing/testCounts.ts';

const messages = commandMessages.test;
const USAGE = messages.usage(TEST_STEPS.map(({ name }) => [name, messages.steps[name]]));

const { only } = readArguments(USAGE, { options: { only: { type: 'string' } } }).values;
await runCommand(async () => {
  const wanted = only?.split(',');
  const names = TEST_STEPS.map(({ name }) => name);
  const unknown = wanted?.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new Error(describeUnknownName(messages.kind, unknown, names));
  const steps = TEST_STEPS.filter(({ name }) => wanted?.includes(name) ?? true);
  const context = createTestContext();
  const total: Count = { passed: 0, failed: 0 };
  const failedSteps: string[] = [];
  // The build starts first: it uses one processor while earlier steps use the others. Steps that need it report its
  // errors.
  if (steps.some(({ needsBuild }) => needsBuild)) context.build().catch(() => {});
  if (steps.some(({ needsBrowser }) => needsBrowser)) context.findBrowser().catch(() => {});
  for (const step of steps) {
    const count = await runStep(step, context);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) failedSteps.push(step.name);
  }
  if (failedSteps.length > 0) console.log(messages.failed(failedSteps));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** A step that throws counts as failed, and the next one runs. */
async function runStep({ name, run }: TestStep, context: TestContext): Promise<Count> {
  const start = performance.now();
  const title = messages.steps[name];
  console.log(messages.running(title, name));
  const count = await run(context).catch((error: unknown) => {
    console.error(messageOf(error));
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(messages.ran(title, count.passed, count.failed, seconds));
  return count;
}
