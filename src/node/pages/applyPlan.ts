import type { Plan } from '../../core/pages/plan.ts';
import { type ByteChange, type OnStep, openJournal } from './changeJournal.ts';

/** Does what a plan says, as a whole. */
export async function applyPlan(siteDir: string, { changes }: Plan, onStep?: OnStep): Promise<void> {
  const toBytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
  const bytes = changes.map(({ file, before, after }) => ({
    file,
    before: toBytes(before),
    after: toBytes(after),
  }));
  await openJournal(siteDir).write(bytes, { ...(onStep && { onStep }) });
}

/** Takes the last changes back; the files concerned. Rejects where one was edited since, and where there are none. */
export async function undoLast(siteDir: string, onStep?: OnStep): Promise<string[]> {
  const journal = openJournal(siteDir);
  await journal.finish();
  const last = await journal.readLast();
  if (last === undefined) throw new Error('没有可以撤销的改动。');
  const back: ByteChange[] = last.changes.map(({ file, before, after }) => ({
    file,
    before: after,
    after: before,
  }));
  await journal.write(back, { undone: last.name, isKept: false, ...(onStep && { onStep }) });
  return back.map(({ file }) => file);
}
