import { printMessages } from '../../../core/i18n/printMessages.ts';
import { readingMessages } from '../../../core/i18n/readingMessages.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { compareTool } from './compareTool.ts';
import { deskTool } from './deskTool.ts';
import { takeTool } from './take/takeTool.ts';
import type { Tool } from './tool.ts';
import { valuesTool } from './values/valuesTool.ts';

const loadPrint = () => loadPart(() => import(/* webpackChunkName: "print" */ './print/PrintDialog.tsx'));
const loadComfort = () =>
  loadPart(() => import(/* webpackChunkName: "reading" */ './comfort/ComfortPanel.tsx'));
const loadKeys = () => loadPart(() => import(/* webpackChunkName: "reading" */ './keys/KeysDialog.tsx'));

/** The reading tools, in the order of the menu. */
export const TOOLS: readonly Tool[] = [
  valuesTool,
  compareTool,
  takeTool,
  deskTool,
  () => [
    { name: 'print', label: printMessages.name, load: loadPrint },
    { name: 'comfort', label: readingMessages.comfort, load: loadComfort },
    // Also the way to switch them on again.
    { name: 'keys', label: readingMessages.keys, load: loadKeys },
  ],
];
