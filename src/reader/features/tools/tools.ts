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

const ICONS = {
  braces:
    'M8 4c-2 0-2 1-2 3v2c0 2-1 3-2 3 1 0 2 1 2 3v2c0 2 0 3 2 3M16 4c2 0 2 1 2 3v2c0 2 1 3 2 3-1 0-2 1-2 3v2c0 2 0 3-2 3',
  letters: 'M3 18 8 6l5 12M5 14h6M21 11v7M21 14.5a3 3.5 0 1 0-6 0 3 3.5 0 0 0 6 0z',
  keyboard: 'M3 6h18v12H3zM7 10h.5M12 10h.5M17 10h.5M8 14h8',
  arrows: 'M4 8h14m-3-3 3 3-3 3M20 16H6m3-3-3 3 3 3',
  list: 'M5 6h14M5 12h14M5 18h8',
  source: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const;

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
      icon: ICONS.arrows,
      group: 'compare' as const,
      label: compareToolMessages.page(label),
      href: comparisonUrl(entry.path, name),
    }));
  const all = { label: compareToolMessages.all, href: changesUrl(version) };
  return [...pages, { name: 'changes', icon: ICONS.list, group: 'compare', ...all }];
};

/**
 * A link to the editor of the page: by default only from the development server, which sets a token; the
 * site's `editor` option overrides the default. Pages with an `editUrl` have a link below the text instead.
 */
export const editTool: Tool = ({ route, manifest }) => {
  const isEnabled = manifest.site.editor ?? findToken() !== undefined;
  if (!isEnabled || !isEditable(manifest, route) || editUrlOf(manifest, route.entry) !== undefined) return [];
  const { editThisPage: label } = messages.article;
  return [{ name: 'edit', icon: 'edit', group: 'edit', label, href: editorPath(route.path) }];
};

const loadExport = () => loadChunk(() => import(/* webpackChunkName: "export" */ './export/exportPage.ts'));

/** Copies or saves the page as markdown, or opens its source file. */
const exportTool: Tool = (page) => {
  const { file } = page.route.entry;
  const read = async () => (await loadExport()).exportPage(page);
  return [
    {
      name: 'export-copy',
      icon: 'copy',
      group: 'copy',
      label: exportMessages.copyPage,
      run: async () => ((await copyPromisedText(read())) ? copyMessages.copied : exportMessages.copyFailed),
    },
    {
      name: 'export-save',
      icon: 'download',
      group: 'copy',
      label: exportMessages.savePage,
      async run() {
        const [{ saveFile }, text] = await Promise.all([loadExport(), read()]);
        saveFile(fileName(file), text);
        return exportMessages.saved;
      },
    },
    {
      name: 'export-source',
      icon: ICONS.source,
      group: 'copy',
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
    ? [
        {
          name: 'variables',
          icon: ICONS.braces,
          group: 'reader',
          label: variablesMessages.all,
          load: loadVariables,
        },
      ]
    : [];

const loadPrint = () => loadChunk(() => import(/* webpackChunkName: "print" */ './print/PrintDialog.tsx'));
const loadReadingSettings = () =>
  loadChunk(() => import(/* webpackChunkName: "tools" */ './reading-settings/ReadingSettings.tsx'));
const loadKeys = () => loadChunk(() => import(/* webpackChunkName: "tools" */ './keys/KeysDialog.tsx'));

const readingSettingsTool: Tool = () => [
  {
    name: 'reading-settings',
    icon: ICONS.letters,
    group: 'reader',
    label: readingMessages.comfort,
    load: loadReadingSettings,
  },
];

/** Not on touch screens. Elsewhere even if the shortcuts are disabled, because this dialog enables them. */
const keysTool: Tool = () =>
  matchMedia('(hover: none) and (pointer: coarse)').matches
    ? []
    : [{ name: 'keys', icon: ICONS.keyboard, group: 'reader', label: readingMessages.keys, load: loadKeys }];

const printTool: Tool = () => [
  { name: 'print', icon: ICONS.printer, group: 'print', label: printMessages.name, load: loadPrint },
];

/** The tools in the order of the menu: those of a group one after the other. */
export const TOOLS: readonly Tool[] = [
  readingSettingsTool,
  variablesTool,
  keysTool,
  exportTool,
  compareTool,
  printTool,
  editTool,
];
