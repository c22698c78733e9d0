import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { readArguments, refuseArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { typedFolder } from '../lib/typedPath.ts';
import { applyPlan, undoLast } from '../refactor/applyPlan.ts';
import { describePlan } from '../refactor/describePlan.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';
import { openSiteFiles } from '../refactor/openSiteFiles.ts';
import { PAGE_TASKS } from '../refactor/pageTasks.ts';

const UNDO = { usage: '', says: '撤销上一次改动，逐字节恢复', words: [0, 0] } as const;
const TASKS = Object.entries({ ...PAGE_TASKS, undo: UNDO });
/** The width of the column that names the tasks. */
const NAMED = 26;
const listTask = ([name, { usage, says }]: (typeof TASKS)[number]) => {
  const named = `  ${name} ${usage}`;
  // A Chinese character fills two columns of a terminal.
  const width = named.replace(/[^ -~]/g, '  ').length;
  return named + ' '.repeat(Math.max(2, NAMED - width)) + says;
};
const USAGE = `npm run page -- <做什么> …… [选项]
  新建、改名、移动和删除页面，新建版本；指向它的链接、锚点、图片、侧边栏和页首信息一起改好，
  旧地址写进 manifest.json 的 redirects。要么全部改好，要么一个文件也不动。
做什么：
${TASKS.map(listTask).join('\n')}
  页面可以写文件（docs/v8/deploy.md），也可以写地址（/docs/deploy）；rename 和 move 也可以用于文件夹。
选项：
  --dry-run              只列出会改动的文件和行，不写文件
  --title <标题>         新页面的标题
  --template <模板>      新页面的模板：task（操作步骤，默认）、reference（参考资料）、troubleshooting（故障处理）
  --label <名称>         新分类的名称
  --position <数字>      在侧边栏里的位置
  --to <页面>            代替被删除的页面
  --from <版本>          新版本从哪个版本复制（默认最新版）
  --help                 显示本说明
环境变量：
  SITE_DIR   站点文件夹（默认 public）`;

const { values, positionals } = readArguments(USAGE, {
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
const task = Object.hasOwn(PAGE_TASKS, name) ? PAGE_TASKS[name] : undefined;
const problem = findArgumentProblem();
if (problem !== undefined) refuseArguments(USAGE, problem);

await runCommand(async () => {
  const siteDir = await openSiteDir();
  if (name === 'undo') {
    const files = await undoLast(siteDir);
    console.log(`已撤销上一次改动，恢复了 ${files.length} 个文件。`);
    return;
  }
  if (task === undefined) return;
  const progress = createProgress();
  progress.tell('读取页面');
  const site = await openSiteFiles(siteDir);
  const writer = { siteDir, cwd: typedFolder() };
  const plan = await task.plan({ writer, site, options: { ...values, position } }, words);
  progress.end();
  if ('refused' in plan) throw new Error(plan.refused);
  for (const line of describePlan(plan)) console.log(line);
  const count = `${plan.changes.length + plan.moves.length + (plan.copies?.length ?? 0)} 个文件`;
  if (isDry) return console.log(`将改动 ${count}（--dry-run，没有写文件）。`);
  await applyPlan(siteDir, plan);
  console.log(`已改动 ${count}。要恢复原样：npm run page -- undo`);
});

function findArgumentProblem(): string | undefined {
  const names = TASKS.map(([name]) => name);
  if (name === '') return `请写要做什么：${names.join('、')}`;
  const row = TASKS.find(([known]) => known === name)?.[1];
  if (row === undefined) return describeUnknownName('命令', name, names);
  const [least, most] = row.words;
  if (words.length < least || words.length > most) return `应写成 ${`${name} ${row.usage}`.trim()}`;
  if (name === 'undo' && isDry) return 'undo 不能和 --dry-run 一起用';
  return Number.isNaN(position) ? `--position 应当是数字，收到的是「${values.position}」` : undefined;
}
