import { commandMessages } from '#i18n/commandMessages';
import { describeNewPages } from '../../writer/refactor/planNew.ts';
import { checkLanguages } from '../check/checkLanguages.ts';
import { readSiteManifest } from '../manifest/readSiteManifest.ts';
import { fixFiles } from '../report/fixFiles.ts';
import { runCheck } from '../report/runCheck.ts';

await runCheck({
  name: 'check',
  hasReport: true,
  title: commandMessages.check.title,
  help: commandMessages.check.help,
  fix: {
    what: commandMessages.check.fixes,
    apply: (siteDir) => fixFiles(siteDir, async () => (await checkLanguages(siteDir)).findings),
  },
  check: async (siteDir, onProgress) => {
    const { findings, pages, judged } = await checkLanguages(siteDir, { onProgress });
    const written = await readSiteManifest(siteDir);
    const news = describeNewPages(written.manifest, judged.manifest);
    const { foreign } = written;
    const moved = foreign && { foreign, manifest: judged.manifest, findings, pages };
    return { findings, news, what: commandMessages.check.checked(pages), moved };
  },
});
