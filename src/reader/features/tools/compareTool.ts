import { changesAddress, comparedAddress } from '../../../core/diff/address.ts';
import { compareToolMessages } from '../../../core/i18n/compareToolMessages.ts';
import type { Tool } from './tool.ts';

/** What changed on the page between its version and each other one that has it, and on all pages. */
export const compareTool: Tool = ({ route, manifest }) => {
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
