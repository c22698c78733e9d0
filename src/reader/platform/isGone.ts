import { isHtmlAnswer } from './isHtmlAnswer.ts';

/** How long, in milliseconds, an answer is waited for: a server that says nothing does not say that a file is gone. */
const PATIENCE = 5000;

/** Whether a server answers, and does not have the file. */
export function isGone(file: string): Promise<boolean> {
  const signal = AbortSignal.timeout?.(PATIENCE);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    (answer) => answer.status < 500 && (!answer.ok || isHtmlAnswer(answer)),
    () => false,
  );
}
