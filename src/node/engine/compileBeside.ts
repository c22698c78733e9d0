import { messageParent } from 'jest-worker';
import { compile } from './compile.ts';
import { joinLibraries } from './joinLibraries.ts';

/** compile() for who has this process beside, who is told at once what others bundle as well. */
export const compileBeside: typeof compile = async (...input) => {
  messageParent(await joinLibraries());
  return compile(...input);
};
