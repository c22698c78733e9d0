// Modules of libraries that the application is bundled without, by how they are asked for: a file stands in their
// place, or nothing. The same for what browsers run and for what draws pages ahead: they are to draw the same.
import { inProject } from '../lib/project.ts';

export const REPLACED_MODULES: Readonly<Record<string, string | false>> = {
  // Only what writes markdown needs these, and we only read it.
  'mdast-util-to-markdown': false,
  'markdown-table': false,
  'mdast-util-gfm': inProject('src/stubs/gfmReader.ts'),
  // Cleaned trees have no style attributes to read, and browsers clone by themselves.
  'style-to-object': inProject('src/stubs/styleReader.ts'),
  'property-information': inProject('src/stubs/propertyInformation.ts'),
  vfile: inProject('src/stubs/vfile.ts'),
  '@ungap/structured-clone': inProject('src/stubs/structuredClone.ts'),
};

/** The package's exports name its development build only. */
export const PRODUCTION_ROUTER: Readonly<Record<string, string>> = {
  'react-router': inProject('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': inProject('node_modules/react-router/dist/production/dom-export.mjs'),
};
