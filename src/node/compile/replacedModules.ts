// Modules of libraries in whose place a file of ours is bundled, by the names that they are imported by: for browsers
// and for the prerenderer alike, so that both render the same. Each file says why it is there and when it can go.
import { inProject } from '../lib/project.ts';

export const REPLACED_MODULES: Readonly<Record<string, string>> = {
  'mdast-util-gfm': inProject('src/node/compile/stubs/gfmReader.ts'),
  'property-information': inProject('src/node/compile/stubs/propertyInformation.ts'),
  vfile: inProject('src/node/compile/stubs/vfile.ts'),
};
