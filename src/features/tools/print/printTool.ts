import { printMessages } from '../../../core/printMessages.ts';
import { loadPart } from '../../../platform/loadPart.ts';
import type { Tool } from '../tool.ts';

/** Prints the page, its chapter, its version, or chosen pages. */
export const printTool: Tool = () => [{ name: 'print', label: printMessages.name, load }];

const load = () => loadPart(() => import(/* webpackChunkName: "print" */ './PrintDialog.tsx'));
