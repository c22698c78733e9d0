// Refactors pages from the editor: the first request previews the plan, the second confirms it by its hash.
import * as v from 'valibot';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { type RefactorDone, RefactorRequest } from '../../core/site/manifest/refactorRequest.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { siteIndex } from '../../core/site/urls/siteIndex.ts';
import { listPageChoices } from '../../writer/refactor/listPageChoices.ts';
import type { Plan } from '../../writer/refactor/plan.ts';
import { shortHash } from '../lib/hashes.ts';
import { applyPlan, readUndo, undoLast } from '../refactor/applyPlan.ts';
import { NothingChanged } from '../refactor/changeJournal.ts';
import { listShownFiles } from '../refactor/describePlan.ts';
import { describeOutside, findOutside } from '../refactor/findOutside.ts';
import { finishChanges } from '../refactor/openSiteDir.ts';
import { openSiteFiles } from '../refactor/openSiteFiles.ts';
import { PAGE_SUBCOMMANDS } from '../refactor/pageSubcommands.ts';
import { planTask } from '../refactor/planTask.ts';
import { isTooDeep, type PostAction, type PostResult } from './postHandler.ts';
import { MAX_FOLDERS } from './siteHandler.ts';

/** Milliseconds: timeout and interval of polling the server's manifest. */
const TIMEOUT = 5000;
const INTERVAL = 50;

/** @param readManifest returns the current manifest of a language, which open pages fetch */
export function createRefactorAction(
  siteDir: string,
  readManifest: (locale: string) => Promise<Manifest>,
): PostAction {
  return async (body) => {
    const request = v.safeParse(RefactorRequest, body);
    if (!request.success) return refuse(400, messages.rejected.body);
    const { task, words, options = {}, confirm } = request.output;
    if (words.some(isTooDeep)) return refuse(400, messages.rejected.tooDeep(MAX_FOLDERS));
    // An interrupted change is finished first: finishing it later would make the previewed plan wrong.
    await finishChanges(siteDir);
    const site = await openSiteFiles(siteDir, words[0]);
    if (task === 'look') {
      const value = await listPageChoices(site, words[0] ?? '');
      return value === undefined ? refuse(422, messages.noPage) : { status: 200, value };
    }
    const plan = await createPlan(task, words, { writer: { siteDir, cwd: siteDir }, site, options });
    if ('status' in plan) return plan;
    const preview = { hash: hashPlan(task, plan), files: listShownFiles(plan), notes: plan.notes };
    if (confirm === undefined) return { status: 200, value: preview };
    if (confirm !== preview.hash)
      return { status: 409, value: { ...preview, message: messages.planOutdated } };
    const failed = await perform(siteDir, task, plan);
    if (failed !== undefined) return failed;
    const { defaultLocale } = site.manifest.site;
    const path = plan.opens && (await waitForPage(plan.opens, () => readManifest(defaultLocale)));
    const done: RefactorDone = { done: true, path };
    return { status: 200, value: done };
  };
}

async function createPlan(
  task: string,
  words: readonly string[],
  context: Parameters<(typeof PAGE_SUBCOMMANDS)[string]['plan']>[0],
): Promise<Plan | PostResult> {
  const { siteDir } = context.writer;
  const row = Object.hasOwn(PAGE_SUBCOMMANDS, task) ? PAGE_SUBCOMMANDS[task] : undefined;
  if (task !== 'undo' && row === undefined) return refuse(400, messages.noCommand);
  const [least, most] = row?.words ?? [0, 0];
  if (words.length < least || words.length > most) return refuse(400, messages.rejected.body);
  const planned = row === undefined ? await readUndo(siteDir) : await planTask(task, row, context, words);
  if (planned === undefined) return refuse(422, messages.nothingToUndo);
  if ('refused' in planned) return refuse(422, planned.refused);
  // The preview, too, must not read files outside of the site folder.
  const files = [...listShownFiles(planned).map(({ file }) => file), ...planned.moves.map(({ to }) => to)];
  for (const file of files) {
    const target = await findOutside(siteDir, file);
    if (target !== undefined) return refuse(403, await describeOutside(siteDir, file, target));
  }
  return planned;
}

/** Applies a plan; returns an error response where nothing was changed. */
async function perform(siteDir: string, task: string, plan: Plan): Promise<PostResult | undefined> {
  try {
    await (task === 'undo' ? undoLast(siteDir) : applyPlan(siteDir, plan));
    return undefined;
  } catch (error) {
    if (error instanceof NothingChanged) return refuse(409, error.message);
    throw error;
  }
}

/** The URL path of a file's page, once the manifest lists it: before that the server responds with 404. */
async function waitForPage(file: string, readManifest: () => Promise<Manifest>): Promise<string | undefined> {
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    const place = siteIndex(await readManifest()).pagesByFile.get(file);
    if (place !== undefined) return encodePath(place.path);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
  return undefined;
}

function hashPlan(task: string, { changes, moves, copies }: Plan): string {
  return shortHash(JSON.stringify([task, changes, moves, copies]));
}

function refuse(status: number, message: string): PostResult {
  return { status, value: { message } };
}
