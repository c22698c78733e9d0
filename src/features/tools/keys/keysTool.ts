import { readingMessages } from '../../../core/readingMessages.ts';
import { loadPart } from '../../../platform/loadPart.ts';
import type { Tool } from '../tool.ts';

const load = () => loadPart(() => import(/* webpackChunkName: "reading" */ './KeysDialog.tsx'));

/** The list of keys: also the way to switch them on again. */
export const keysTool: Tool = () => [{ name: 'keys', label: readingMessages.keys, load }];
