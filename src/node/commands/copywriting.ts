import { commandMessages } from '#i18n/commandMessages';
import { WORD_TABLE_FILE } from '../../writer/copywriting/wordTable.ts';
import { checkCopywriting, fixCopywriting } from '../copywriting/checkCopywriting.ts';
import { runCheck } from '../report/runCheck.ts';

const messages = commandMessages.copywriting;

await runCheck({
  name: 'copywriting',
  title: messages.title,
  help: messages.help(WORD_TABLE_FILE),
  fix: { what: messages.fixes, apply: fixCopywriting },
  check: async (siteDir) => {
    const checked = await checkCopywriting(siteDir);
    if (checked === undefined) return { what: messages.noTable(WORD_TABLE_FILE) };
    return { findings: checked.findings, what: messages.checked(checked.files) };
  },
});
