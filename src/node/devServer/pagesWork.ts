// Answers a writer's page that makes, renames, moves or orders pages: first what is going to happen, then that it has.
import * as v from 'valibot';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { type PagesDone, PagesRequest } from '../../core/site/manifest/pagesRequest.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { siteIndex } from '../../core/site/urls/siteIndex.ts';
import { listPageChoices } from '../../writer/refactor/pageChoices.ts';
import type { Plan } from '../../writer/refactor/plan.ts';
import { shortHash } from '../lib/shortHash.ts';
import { applyPlan, readUndo, undoLast } from '../refactor/applyPlan.ts';
import { NothingChanged } from '../refactor/changeJournal.ts';
import { listShownFiles } from '../refactor/describePlan.ts';
import { describeWayOut, findWayOut } from '../refactor/findWayOut.ts';
import { finishChanges } from '../refactor/openSiteDir.ts';
import { openSiteFiles } from '../refactor/openSiteFiles.ts';
import { PAGE_TASKS } from '../refactor/pageTasks.ts';
import type { PostAnswer, PostWork } from './posts.ts';
import { isTooDeep, TOO_DEEP } from './saveGate.ts';

/** How long, in milliseconds, the server's manifest is waited for, and how often it is looked at. */
const PATIENCE = 5000;
const STEP = 50;

/** @param manifest of this moment, as the open pages read it */
export function createPagesWork(siteDir: string, manifest: () => Manifest): PostWork {
  return async (body) => {
    const asked = v.safeParse(PagesRequest, body);
    if (!asked.success) return refuse(400, '请求的内容有误');
    const { task, words, options = {}, confirm } = asked.output;
    if (words.some(isTooDeep)) return refuse(400, TOO_DEEP);
    // What is shown is what will be done.
    await finishChanges(siteDir);
    const site = await openSiteFiles(siteDir);
    if (task === 'look') {
      const value = await listPageChoices(site, words[0] ?? '');
      return value === undefined ? refuse(422, '没有这一页') : { status: 200, value };
    }
    const planned = await plan(task, words, { writer: { siteDir, cwd: siteDir }, site, options });
    if ('status' in planned) return planned;
    const shown = { hash: hashOf(task, planned), files: listShownFiles(planned), notes: planned.notes };
    if (confirm === undefined) return { status: 200, value: shown };
    if (confirm !== shown.hash)
      return { status: 409, value: { ...shown, message: '在此期间有文件改过，请再看一遍' } };
    const failed = await perform(siteDir, task, planned);
    if (failed !== undefined) return failed;
    const path = planned.opens && (await waitFor(planned.opens, manifest));
    const done: PagesDone = { done: true, path };
    return { status: 200, value: done };
  };
}

async function plan(
  task: string,
  words: readonly string[],
  context: Parameters<(typeof PAGE_TASKS)[string]['plan']>[0],
): Promise<Plan | PostAnswer> {
  const { siteDir } = context.writer;
  const row = Object.hasOwn(PAGE_TASKS, task) ? PAGE_TASKS[task] : undefined;
  if (task !== 'undo' && row === undefined) return refuse(400, '没有这个命令');
  const [least, most] = row?.words ?? [0, 0];
  if (words.length < least || words.length > most) return refuse(400, '请求的内容有误');
  const planned = row === undefined ? await readUndo(siteDir) : await row.plan(context, words);
  if (planned === undefined) return refuse(422, '没有可以撤销的改动');
  if ('refused' in planned) return refuse(422, planned.refused);
  // What lies outside is not even shown.
  const files = [...listShownFiles(planned).map(({ file }) => file), ...planned.moves.map(({ to }) => to)];
  for (const file of files) {
    const wayOut = await findWayOut(siteDir, file);
    if (wayOut !== undefined) return refuse(403, await describeWayOut(siteDir, file, wayOut));
  }
  return planned;
}

/** Does it; in words where nothing could be done. */
async function perform(siteDir: string, task: string, planned: Plan): Promise<PostAnswer | undefined> {
  try {
    await (task === 'undo' ? undoLast(siteDir) : applyPlan(siteDir, planned));
    return undefined;
  } catch (error) {
    if (error instanceof NothingChanged) return refuse(409, error.message);
    throw error;
  }
}

/** The address of a file's page, once the open pages can read of it. */
async function waitFor(file: string, manifest: () => Manifest): Promise<string | undefined> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const place = siteIndex(manifest()).placesByFile.get(file);
    if (place !== undefined) return encodePath(place.path);
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  return undefined;
}

function hashOf(task: string, { changes, moves, copies }: Plan): string {
  return shortHash(JSON.stringify([task, changes, moves, copies]));
}

function refuse(status: number, message: string): PostAnswer {
  return { status, value: { message } };
}
