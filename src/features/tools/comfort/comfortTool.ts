import { readingMessages } from '../../../core/readingMessages.ts';
import { loadPart } from '../../../platform/loadPart.ts';
import type { Tool } from '../tool.ts';

const load = () => loadPart(() => import(/* webpackChunkName: "reading" */ './ComfortPanel.tsx'));

/** How texts look to this reader. */
export const comfortTool: Tool = () => [{ name: 'comfort', label: readingMessages.comfort, load }];
