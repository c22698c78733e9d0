import { copyMessages } from '../../../../core/i18n/copyMessages.ts';
import { takeMessages } from '../../../../core/i18n/takeMessages.ts';
import { fileName } from '../../../../core/site/urls/fileName.ts';
import { copySoon } from '../../../platform/copyText.ts';
import { loadPart } from '../../../platform/loadPart.ts';
import type { Tool } from '../tool.ts';

const loadText = () => loadPart(() => import(/* webpackChunkName: "take" */ './readTaken.ts'));

/** Takes the page along: as markdown, in the clipboard or as a file, or as it is written. */
export const takeTool: Tool = (page) => {
  const { file } = page.route.entry;
  const read = async () => (await loadText()).readTaken(page);
  return [
    {
      name: 'take-copy',
      label: takeMessages.copyPage,
      run: async () => ((await copySoon(read())) ? copyMessages.copied : takeMessages.copyFailed),
    },
    {
      name: 'take-save',
      label: takeMessages.savePage,
      async run() {
        const [{ saveTaken }, text] = await Promise.all([loadText(), read()]);
        saveTaken(fileName(file), text);
        return takeMessages.saved;
      },
    },
    {
      name: 'take-source',
      label: takeMessages.openSource,
      async run() {
        window.open(page.source.assetUrl(file), '_blank', 'noopener');
        return '';
      },
    },
  ];
};
