// Modules of libraries that the application is bundled without, by how they are asked for: a file stands in their
// place, or nothing. The same for what browsers run and for what draws pages ahead: they are to draw the same.
import { join } from 'node:path';
import { PROJECT } from '../lib/project.ts';

const fromRoot = (path: string) => join(PROJECT, path);

export const REPLACED_MODULES: Readonly<Record<string, string | false>> = {
  // Only what writes markdown needs these, and we only read it.
  'mdast-util-to-markdown': false,
  'markdown-table': false,
  'mdast-util-gfm': fromRoot('src/stubs/gfmReader.ts'),
  // Cleaned trees have no style attributes to read, and browsers clone by themselves.
  'style-to-object': fromRoot('src/stubs/styleReader.ts'),
  'property-information': fromRoot('src/stubs/propertyInformation.ts'),
  vfile: fromRoot('src/stubs/vfile.ts'),
  '@ungap/structured-clone': fromRoot('src/stubs/structuredClone.ts'),
};

/** The package's exports name its development build only. */
export const PRODUCTION_ROUTER: Readonly<Record<string, string>> = {
  'react-router': fromRoot('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
};
