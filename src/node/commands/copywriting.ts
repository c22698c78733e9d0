import { WORD_TABLE_FILE } from '../../writer/copywriting/wordTable.ts';
import { checkCopywriting } from '../copywriting/checkCopywriting.ts';
import { fixCopywriting } from '../copywriting/fixCopywriting.ts';
import { runCheck } from '../report/runCheck.ts';

await runCheck({
  name: 'copywriting',
  title: '文字规范',
  help: [
    '检查文字：中西文之间的空格、全角标点、用词、名称的写法和不该出现的词。',
    `用词表是站点文件夹里的 ${WORD_TABLE_FILE}；没有这个文件的站点不检查。`,
  ],
  fix: { what: '空格、标点、名称和用词', apply: fixCopywriting },
  check: async (siteDir) => {
    const checked = await checkCopywriting(siteDir);
    if (checked === undefined) return { what: `站点文件夹里没有 ${WORD_TABLE_FILE}，不检查文字` };
    return { findings: checked.findings, what: `检查了 ${checked.files} 个文件的文字` };
  },
});
