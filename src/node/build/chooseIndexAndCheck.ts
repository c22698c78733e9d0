import { startWorkers } from '../compile/startWorkers.ts';
import { indexAndCheck } from './indexAndCheck.worker.ts';

/** In a process of its own, while this one renders. */
const runInWorker: typeof indexAndCheck = async (...input) => {
  const workers = await startWorkers<{ indexAndCheck: typeof indexAndCheck }>('build/indexAndCheck.worker', [
    'indexAndCheck',
  ]);
  return workers.indexAndCheck(...input).finally(() => workers.end());
};

/** A process of its own takes a while to start: it pays where there is more to do at the same time. */
export function chooseIndexAndCheck(isBusy: boolean): typeof indexAndCheck {
  return isBusy ? runInWorker : indexAndCheck;
}
