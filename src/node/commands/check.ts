import { describeNewPages } from '../../writer/refactor/planNew.ts';
import { checkContent } from '../check/checkContent.ts';
import { readSiteManifest } from '../manifest/readSiteManifest.ts';
import { fixFiles } from '../report/fixFiles.ts';
import { runCheck } from '../report/runCheck.ts';

await runCheck({
  name: 'check',
  title: '内容检查',
  help: ['检查内容：链接、锚点、图片、图的语法、重复的网址、页首信息、没有入口的页面和文字本身。'],
  fix: {
    what: '用了全角符号、少了空格或藏着看不见的字符的标记',
    apply: (siteDir) => fixFiles(siteDir, async () => (await checkContent(siteDir)).findings),
  },
  check: async (siteDir, onProgress) => {
    const { findings, pages, judged } = await checkContent(siteDir, { onProgress });
    const written = await readSiteManifest(siteDir);
    const news = describeNewPages(written.manifest, judged.manifest);
    return { findings, news, what: `检查了 ${pages} 个文件` };
  },
});
