import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { httpSource } from '../../../../../src/reader/content/sources/httpSource.ts';
import { type PrintWork, usePrintJob } from '../../../../../src/reader/features/tools/print/usePrintJob.ts';
import * as parts from '../../../../../src/reader/platform/loadChunk.ts';
import { renderPart } from '../../../../support/renderPart.tsx';
import { sampleManifest } from '../../../../support/sampleManifest.ts';

const tools = {
  source: httpSource('http://localhost/'),
  client: new QueryClient(),
  addressOf: (path: string) => path,
};
const steps: PrintWork['step'][] = [];
let job: ReturnType<typeof usePrintJob> | undefined;

function Job() {
  job = usePrintJob(tools);
  steps.push(job.work.step);
  return null;
}

const Blocks = () => null;

it('stays called off, where that came while its part was on the way', async () => {
  let arrive: (part: unknown) => void = () => {};
  const part = new Promise((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(parts, 'loadChunk').mockReturnValueOnce(part);
  renderPart(<Job />);
  void job?.start({
    manifest: sampleManifest(),
    version: undefined,
    chapters: [],
    title: '一页',
    path: '/docs/',
  });
  await expect.poll(() => steps.at(-1)).toBe('working');
  job?.cancel();
  await expect.poll(() => steps.at(-1)).toBe('choosing');
  arrive({ Blocks });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps.at(-1)).toBe('choosing');
});
