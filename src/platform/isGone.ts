import { isHtmlAnswer } from './isHtmlAnswer.ts';

/** Whether a server answers, and does not have the file. */
export async function isGone(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer !== undefined && answer.status < 500 && (!answer.ok || isHtmlAnswer(answer));
}
