import { checkContent } from '../check/checkContent.ts';
import { runCheck } from '../report/runCheck.ts';

/** A check that takes longer than this, in milliseconds, says how far it is. */
const PATIENCE = 2000;

await runCheck({
  name: 'check',
  title: '内容检查',
  help: ['检查内容：链接、锚点、图片、图的语法、重复的网址、页首信息、没有入口的页面和文字本身。'],
  check: async (siteDir, say) => {
    let told = performance.now();
    const { findings, pages } = await checkContent(siteDir, {
      onProgress: (done, total) => {
        if (performance.now() - told < PATIENCE) return;
        told = performance.now();
        say(`正在检查：${done}/${total} 个文件`);
      },
    });
    return { findings, what: `检查了 ${pages} 个文件` };
  },
});
