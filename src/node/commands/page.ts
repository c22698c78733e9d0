import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { applyPlan, undoLast } from '../pages/applyPlan.ts';
import { describePlan } from '../pages/describePlan.ts';
import { openSiteDir } from '../pages/openSiteDir.ts';
import { openSiteFiles } from '../pages/openSiteFiles.ts';
import { PAGE_TASKS } from '../pages/pageTasks.ts';

const USAGE = `npm run page -- <做什么> …… [选项]
  新建、改名、移动和删除页面；指向它的链接、锚点、图片、侧边栏和页首信息一起改好，
  旧地址写进 manifest.json 的 redirects。要么全部改好，要么一个文件也不动。
做什么：
  new <文件>             新建页面，例如 new docs/v8/osc/backup.md --title 备份数据
  rename <页面> <新名字>  改文件名，例如 rename docs/v8/deploy.md install
  move <页面> <文件夹>    移到同一版本的另一个文件夹；只有它用到的图片一起移动
  title <页面> <标题>     改标题
  heading <页面> <标题> <新标题>  改一个小标题，锚点、指向它的链接和旧锚点一起改好
  delete <页面>          删除页面；还有链接指向它时，用 --to 指定代替它的页面
  category <文件夹>      新建分类，例如 category docs/v8/ops --label 运维
  order <文件夹> <名字>…  按给出的次序排列文件夹里的页面和文件夹
  undo                   撤销上一次改动，逐字节恢复
  页面可以写文件（docs/v8/deploy.md），也可以写地址（/docs/deploy）；rename 和 move 也可以用于文件夹。
选项：
  --dry-run              只列出会改动的文件和行，不写文件
  --title <标题>         新页面的标题
  --template <模板>      新页面的模板：task（操作步骤，默认）、reference（参考资料）、troubleshooting（故障处理）
  --label <名称>         新分类的名称
  --position <数字>      在侧边栏里的位置
  --to <页面>            代替被删除的页面
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
  },
});

await runCommand(async () => {
  const [name = '', ...words] = positionals;
  const isDry = values['dry-run'] ?? false;
  const siteDir = await openSiteDir();
  if (name === 'undo' && words.length === 0 && !isDry) {
    const files = await undoLast(siteDir);
    console.log(`已撤销上一次改动，恢复了 ${files.length} 个文件。`);
    return;
  }
  const task = Object.hasOwn(PAGE_TASKS, name) ? PAGE_TASKS[name] : undefined;
  const position = values.position === undefined ? undefined : Number(values.position);
  const [least, most] = task?.words ?? [1, 0];
  if (task === undefined || words.length < least || words.length > most || Number.isNaN(position)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const progress = createProgress();
  progress.tell('读取页面');
  const site = await openSiteFiles(siteDir);
  const writer = { siteDir, cwd: process.cwd() };
  const plan = await task.plan({ writer, site, options: { ...values, position } }, words);
  progress.end();
  if ('refused' in plan) throw new Error(plan.refused);
  for (const line of describePlan(plan)) console.log(line);
  const count = `${plan.changes.length + plan.moves.length} 个文件`;
  if (isDry) return console.log(`将改动 ${count}（--dry-run，没有写文件）。`);
  await applyPlan(siteDir, plan);
  console.log(`已改动 ${count}。要恢复原样：npm run page -- undo`);
});
