import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../../core/model/finding.ts';

export type CheckAnswer = { findings: Finding[] } | { error: string };

export interface ContentChecker {
  /** One question at a time. */
  check: () => Promise<CheckAnswer>;
  close: () => void;
}

const SCRIPT = fileURLToPath(new URL('./contentCheckProcess.ts', import.meta.url));
/** Where `tsx` is found, whoever runs this server. */
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const FORK_OPTIONS = { cwd: PROJECT, execArgv: ['--import', 'tsx'] };

/** Checks a site folder's content without keeping this process busy. */
export function openContentChecker(siteDir: string): ContentChecker {
  let child: ChildProcess | undefined;
  return {
    check: () => {
      // Started when first asked: before that, the compiler needs the processor.
      child ??= fork(SCRIPT, [siteDir], FORK_OPTIONS).once('exit', () => {
        child = undefined;
      });
      return ask(child);
    },
    close: () => {
      child?.disconnect();
      child = undefined;
    },
  };
}

function ask(child: ChildProcess): Promise<CheckAnswer> {
  return new Promise((resolve) => {
    const onExit = () => resolve({ error: '内容检查意外结束' });
    child.once('exit', onExit);
    child.once('message', (answer: CheckAnswer) => {
      child.off('exit', onExit);
      resolve(answer);
    });
    child.send('check');
  });
}
