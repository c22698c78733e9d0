import { copyMessages } from '#i18n/copyMessages';
import { messages } from '#i18n/messages';
import { printMessages } from '#i18n/printMessages';
import { compareToolMessages, exportMessages, readingMessages } from '#i18n/toolMessages';
import { variablesMessages } from '#i18n/variablesMessages';
import { changesUrl, comparisonUrl } from '../../../core/diff/comparisonUrl.ts';
import { editUrlOf } from '../../../core/site/nav/pageModel.ts';
import { editorPath, isEditable } from '../../../core/site/urls/editorRoute.ts';
import { fileName } from '../../../core/site/urls/filePath.ts';
import { variablesOfPage } from '../../../core/variables/readerVariable.ts';
import { findToken } from '../../content/sources/devServer.ts';
import { copyPromisedText } from '../../platform/copyText.ts';
import { loadChunk } from '../../platform/loadChunk.ts';
import type { Tool } from './tool.ts';

/** Links to the changes of this page between versions, and to the list of all changes. */
const compareTool: Tool = ({ route, manifest }) => {
  if (route.kind !== 'doc') return [];
  const { version, entry } = route;
  const others = manifest.versions.filter((other) => other !== version);
  if (others.length === 0) return [];
  const pages = others
    .filter((other) => other.docs.some(({ id }) => id === entry.id))
    .map(({ name, label }) => ({
      name: `compare-${name}`,
      label: compareToolMessages.page(label),
      href: comparisonUrl(entry.path, name),
    }));
  return [...pages, { name: 'changes', label: compareToolMessages.all, href: changesUrl(version) }];
};

/**
 * A link to the editor of the page: by default only from the development server, which sets a token; the
 * site's `editor` option overrides the default. Pages with an `editUrl` have a link below the text instead.
 */
export const editTool: Tool = ({ route, manifest }) => {
  const isEnabled = manifest.site.editor ?? findToken() !== undefined;
  if (!isEnabled || !isEditable(manifest, route) || editUrlOf(manifest, route.entry) !== undefined) return [];
  return [{ name: 'edit', label: messages.article.editThisPage, href: editorPath(route.path) }];
};

const loadExport = () => loadChunk(() => import(/* webpackChunkName: "export" */ './export/exportPage.ts'));

/** Copies or saves the page as markdown, or opens its source file. */
const exportTool: Tool = (page) => {
  const { file } = page.route.entry;
  const read = async () => (await loadExport()).exportPage(page);
  return [
    {
      name: 'export-copy',
      label: exportMessages.copyPage,
      run: async () => ((await copyPromisedText(read())) ? copyMessages.copied : exportMessages.copyFailed),
    },
    {
      name: 'export-save',
      label: exportMessages.savePage,
      async run() {
        const [{ saveFile }, text] = await Promise.all([loadExport(), read()]);
        saveFile(fileName(file), text);
        return exportMessages.saved;
      },
    },
    {
      name: 'export-source',
      label: exportMessages.openSource,
      async run() {
        window.open(page.source.assetUrl(file), '_blank', 'noopener');
        return '';
      },
    },
  ];
};

const loadVariables = () =>
  loadChunk(() => import(/* webpackChunkName: "content-features" */ './variables/VariablesDialog.tsx'));

const variablesTool: Tool = ({ manifest, route }) =>
  variablesOfPage(manifest.site.values, route.entry.values).length > 0
    ? [{ name: 'variables', label: variablesMessages.all, load: loadVariables }]
    : [];

const loadPrint = () => loadChunk(() => import(/* webpackChunkName: "print" */ './print/PrintDialog.tsx'));
const loadReadingSettings = () =>
  loadChunk(() => import(/* webpackChunkName: "tools" */ './reading-settings/ReadingSettings.tsx'));
const loadKeys = () => loadChunk(() => import(/* webpackChunkName: "tools" */ './keys/KeysDialog.tsx'));

/** The tools in the order of the menu. */
export const TOOLS: readonly Tool[] = [
  variablesTool,
  compareTool,
  exportTool,
  editTool,
  () => [
    { name: 'print', label: printMessages.name, load: loadPrint },
    { name: 'reading-settings', label: readingMessages.comfort, load: loadReadingSettings },
    // Listed even if the shortcuts are disabled, because this dialog enables them.
    { name: 'keys', label: readingMessages.keys, load: loadKeys },
  ],
];
