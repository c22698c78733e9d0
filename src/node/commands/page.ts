import { commandMessages } from '#i18n/commandMessages';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { readArguments, refuseArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { typedFolder } from '../lib/typedPath.ts';
import { applyPlan, undoLast } from '../refactor/applyPlan.ts';
import { describePlan } from '../refactor/describePlan.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';
import { openSiteFiles } from '../refactor/openSiteFiles.ts';
import { PAGE_SUBCOMMANDS, toSitePath } from '../refactor/pageSubcommands.ts';
import { planTask } from '../refactor/planTask.ts';

const messages = commandMessages.page;
const UNDO = { usage: '', says: messages.undo, words: [0, 0] } as const;
const TASKS = Object.entries({ ...PAGE_SUBCOMMANDS, undo: UNDO });
const usage = messages.usage(TASKS.map(([name, { usage, says }]) => [`${name} ${usage}`.trim(), says]));

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean' },
    title: { type: 'string' },
    template: { type: 'string' },
    label: { type: 'string' },
    position: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string' },
  },
});

const [name = '', ...words] = positionals;
const isDry = values['dry-run'] ?? false;
const position = values.position === undefined ? undefined : Number(values.position);
const task = Object.hasOwn(PAGE_SUBCOMMANDS, name) ? PAGE_SUBCOMMANDS[name] : undefined;
const problem = findArgumentProblem();
if (problem !== undefined) refuseArguments(usage, problem);

await runCommand(async () => {
  const siteDir = await openSiteDir();
  if (name === 'undo') {
    const files = await undoLast(siteDir);
    console.log(messages.undone(files.length));
    return;
  }
  if (task === undefined) return;
  const progress = createProgress();
  progress.tell(messages.reading);
  const writer = { siteDir, cwd: typedFolder() };
  const site = await openSiteFiles(siteDir, toSitePath(writer, words[0] ?? ''));
  const plan = await planTask(name, task, { writer, site, options: { ...values, position } }, words);
  progress.end();
  if ('refused' in plan) throw new Error(plan.refused);
  for (const line of describePlan(plan)) console.log(line);
  const count = plan.changes.length + plan.moves.length + (plan.copies?.length ?? 0);
  if (isDry) return console.log(messages.wouldChange(count));
  await applyPlan(siteDir, plan);
  console.log(messages.changed(count));
});

function findArgumentProblem(): string | undefined {
  const names = TASKS.map(([name]) => name);
  if (name === '') return messages.noTask(names);
  const row = TASKS.find(([known]) => known === name)?.[1];
  if (row === undefined) return describeUnknownName(messages.taskKind, name, names);
  const [least, most] = row.words;
  if (words.length < least || words.length > most)
    return messages.wrongArguments(`${name} ${row.usage}`.trim());
  if (name === 'undo' && isDry) return messages.undoIsNotDry;
  return Number.isNaN(position) ? messages.positionIsNumber(values.position) : undefined;
}
