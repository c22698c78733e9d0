import { comfortTool } from './comfort/comfortTool.ts';
import { compareTool } from './compareTool.ts';
import { keysTool } from './keys/keysTool.ts';
import { printTool } from './print/printTool.ts';
import { takeTool } from './take/takeTool.ts';
import type { Tool } from './tool.ts';
import { valuesTool } from './values/valuesTool.ts';

/** The reading tools, in the order of the menu. */
export const TOOLS: readonly Tool[] = [valuesTool, compareTool, takeTool, printTool, comfortTool, keysTool];
