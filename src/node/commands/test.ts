import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import type { Count } from '../testing/testCounts.ts';
import { createTestContext, TEST_STEPS, type TestContext, type TestStep } from '../testing/testSteps.ts';

const USAGE = `npm test -- [--only 步骤,步骤]
  运行全部检查；最后一行是 N passed, N failed，有失败时退出码为 1。
选项：
  --only  只运行这些步骤：
${TEST_STEPS.map(({ name, title }) => `            ${name.padEnd(12)}${title}`).join('\n')}
环境变量：
  CHROMIUM_PATH  浏览器测试所用的 Chromium
  SITE_DIR       站点文件夹（默认 public）`;

const { only } = readArguments(USAGE, { options: { only: { type: 'string' } } }).values;
await runCommand(async () => {
  const wanted = only?.split(',');
  const names = TEST_STEPS.map(({ name }) => name);
  const unknown = wanted?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(describeUnknownName('步骤', unknown, names));
  const steps = TEST_STEPS.filter(({ name }) => wanted?.includes(name) ?? true);
  const context = createTestContext();
  const total: Count = { passed: 0, failed: 0 };
  const failedSteps: string[] = [];
  // They keep one processor busy: the steps before have the others. What goes wrong is told by the steps that need them.
  if (steps.some(({ needsBuild }) => needsBuild)) context.build().catch(() => {});
  if (steps.some(({ needsBrowser }) => needsBrowser)) context.findBrowser().catch(() => {});
  for (const step of steps) {
    const count = await runStep(step, context);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) failedSteps.push(step.name);
  }
  if (failedSteps.length > 0) console.log(`\n没有通过：${failedSteps.join('、')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** One step breaking must not keep the others from running. */
async function runStep({ name, title, run }: TestStep, context: TestContext): Promise<Count> {
  const start = performance.now();
  console.log(`\n▶ ${title}（${name}）`);
  const count = await run(context).catch((error: unknown) => {
    console.error(messageOf(error));
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${count.failed === 0 ? '✓' : '✗'} ${title}：通过 ${count.passed}，失败 ${count.failed}，用时 ${seconds} 秒`,
  );
  return count;
}
