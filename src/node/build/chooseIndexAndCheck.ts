import { openBeside } from '../lib/openBeside.ts';
import { indexAndCheck } from './indexAndCheckBeside.ts';

/** The same in a process of its own, while this one draws. */
const startBeside: typeof indexAndCheck = async (...input) => {
  const beside = await openBeside<{ indexAndCheck: typeof indexAndCheck }>(
    'src/node/build/indexAndCheckBeside.ts',
    ['indexAndCheck'],
  );
  return beside.indexAndCheck(...input).finally(() => beside.end());
};

/** A process of its own takes a while to start: it pays where there is more to do at the same time. */
export function chooseIndexAndCheck(isBusy: boolean): typeof indexAndCheck {
  return isBusy ? startBeside : indexAndCheck;
}
