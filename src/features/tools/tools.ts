import { changesAddress, comparedAddress } from '../../core/compare/address.ts';
import { compareToolMessages } from '../../core/messages/compareToolMessages.ts';
import { printMessages } from '../../core/messages/printMessages.ts';
import { readingMessages } from '../../core/messages/readingMessages.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { takeTool } from './take/takeTool.ts';
import type { Tool } from './tool.ts';
import { valuesTool } from './values/valuesTool.ts';

/** What changed on the page between its version and each other one that has it, and on all pages. */
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
      href: comparedAddress(entry.path, name),
    }));
  return [...pages, { name: 'changes', label: compareToolMessages.all, href: changesAddress(version) }];
};

const loadPrint = () => loadPart(() => import(/* webpackChunkName: "print" */ './print/PrintDialog.tsx'));
const loadComfort = () =>
  loadPart(() => import(/* webpackChunkName: "reading" */ './comfort/ComfortPanel.tsx'));
const loadKeys = () => loadPart(() => import(/* webpackChunkName: "reading" */ './keys/KeysDialog.tsx'));

/** The reading tools, in the order of the menu. */
export const TOOLS: readonly Tool[] = [
  valuesTool,
  compareTool,
  takeTool,
  () => [
    { name: 'print', label: printMessages.name, load: loadPrint },
    { name: 'comfort', label: readingMessages.comfort, load: loadComfort },
    // Also the way to switch them on again.
    { name: 'keys', label: readingMessages.keys, load: loadKeys },
  ],
];
