import { checkContent } from '../check/checkContent.ts';
import { runCheck } from '../report/runCheck.ts';

await runCheck({
  name: 'check',
  title: '内容检查',
  help: ['检查内容：链接、锚点、图片、图的语法、重复的网址、页首信息、没有入口的页面和文字本身。'],
  check: async (siteDir, onProgress) => {
    const { findings, pages } = await checkContent(siteDir, { onProgress });
    return { findings, what: `检查了 ${pages} 个文件` };
  },
});
