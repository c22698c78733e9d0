import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { type Plan, toPlan } from '../../writer/refactor/plan.ts';
import {
  type ByteChange,
  createEditedError,
  NothingChanged,
  openJournal,
  readBytes,
} from './changeJournal.ts';

/** Applies all changes of a plan or none; then rejects with NothingChanged. */
export async function applyPlan(siteDir: string, { changes, moves, copies = [] }: Plan): Promise<void> {
  /** UTF-8, or the bytes of the file where its text is the same: it may be UTF-16. */
  const toBytes = async (text: string | undefined, file: string) => {
    if (text === undefined) return undefined;
    // Rejects for a folder; the journal validates the path later.
    const current = await readBytes(join(siteDir, file)).catch(() => undefined);
    return current && decodeExact(current) === text ? current : Buffer.from(text);
  };
  const modeOf = async (file: string) => (await stat(join(siteDir, file)).catch(() => undefined))?.mode;
  const bytes: ByteChange[] = [];
  for (const { file, before, after, from = file } of changes)
    bytes.push({
      file,
      before: await toBytes(before, file),
      after: await toBytes(after, from),
      mode: await modeOf(from),
    });
  for (const { from, to } of moves) {
    const moved = await readBytes(join(siteDir, from));
    if (moved === undefined) throw createEditedError(from);
    const mode = await modeOf(from);
    bytes.push(
      { file: from, before: moved, after: undefined, mode },
      { file: to, before: undefined, after: moved, mode },
    );
  }
  for (const { from, to } of copies) {
    const copied = await readBytes(join(siteDir, from));
    if (copied === undefined) throw createEditedError(from);
    bytes.push({ file: to, before: undefined, after: copied, mode: await modeOf(from) });
  }
  await openJournal(siteDir).write(bytes);
}

/** The plan that undoes the last change; undefined where there is none. */
export async function readUndo(siteDir: string): Promise<Plan | undefined> {
  const last = await openJournal(siteDir).readLast();
  if (last === undefined) return undefined;
  const isText = ({ file }: ByteChange) => isMarkdownFile(file) || /\.(?:json|ya?ml)$/i.test(file);
  const [texts, others] = [last.changes.filter(isText), last.changes.filter((change) => !isText(change))];
  const changes = texts.map(({ file, before, after }) => ({
    file,
    before: after && (decodeExact(after) ?? after.toString()),
    after: before && (decodeExact(before) ?? before.toString()),
  }));
  const moves = others.flatMap(({ file: to, before }) => {
    const from = before && others.find(({ after }) => after?.equals(before))?.file;
    return from === undefined ? [] : [{ from, to }];
  });
  const opens = changes.find(({ file, before }) => before === undefined && isMarkdownFile(file))?.file;
  return { ...toPlan(changes, [], moves), opens };
}

/**
 * Undoes the last change and returns its files. Rejects with NothingChanged where a file was edited since, or no
 * change is recorded.
 */
export async function undoLast(siteDir: string): Promise<string[]> {
  const journal = openJournal(siteDir);
  await journal.finish();
  const last = await journal.readLast();
  if (last === undefined) throw new NothingChanged(messages.nothingToUndo);
  const reverse: ByteChange[] = last.changes.map((change) => ({
    ...change,
    before: change.after,
    after: change.before,
  }));
  await journal.write(reverse, { undone: last.name, isKept: false });
  return reverse.map(({ file }) => file);
}
