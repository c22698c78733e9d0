// Checks the content in a process of its own: a large site takes seconds, and the
// development server must answer meanwhile. (The loader for TypeScript stays out of worker threads.)
import { checkContent } from '../checkContent.ts';
import type { CheckAnswer } from './contentChecker.ts';

const [, , siteDir = ''] = process.argv;

process.on('message', async () => {
  const answer: CheckAnswer = await checkContent(siteDir).then(
    ({ findings }) => ({ findings }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  // The server may have gone meanwhile.
  if (process.connected) process.send?.(answer);
});
// Ctrl-C reaches this process too; it ends when the server lets go of it.
process.on('SIGINT', () => {});
