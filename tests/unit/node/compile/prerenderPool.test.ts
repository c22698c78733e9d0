import { expect, it, vi } from 'vitest';
import { inBatches } from '../../../../src/node/compile/prerenderPool.ts';

const double = async (tasks: number[]) =>
  tasks.map((task) => (task < 0 ? { failure: `${task} is none` } : { value: 2 * task }));

it('hands on together what has come meanwhile, at most as many as are allowed', async () => {
  const doAll = vi.fn(double);
  const run = inBatches(doAll, 2);
  expect(await Promise.all([1, 2, 3, 4].map(run))).toEqual([2, 4, 6, 8]);
  expect(doAll.mock.calls).toEqual([[[1]], [[2, 3]], [[4]]]);
});

it('has the next ones on their way before anybody goes on with what is done', async () => {
  const doAll = vi.fn(double);
  const run = inBatches(doAll, 1);
  const second = vi.fn(() => expect(doAll).toHaveBeenCalledTimes(2));
  await Promise.all([run(1).then(second), run(2)]);
  expect(second).toHaveBeenCalled();
});

it('tells of each task what has become of it, and of all of them where nothing did', async () => {
  const run = inBatches(double, 4);
  const outcomes = await Promise.allSettled([1, -1, 2].map(run));
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    2,
    '-1 is none',
    4,
  ]);
  const gone = inBatches<number, number>(() => Promise.reject(new Error('the thread is gone')), 4);
  for (const result of await Promise.allSettled([gone(1), gone(2)]))
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'the thread is gone' } });
});
