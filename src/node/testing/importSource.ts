import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { inProject } from '../lib/project.ts';

/**
 * Imports a TypeScript file that lies outside of src, as commands for developers do.
 * @param file named from the project: `tests/e2e/specification.ts`
 */
export const importSource = (file: string): Promise<unknown> =>
  tsImport(pathToFileURL(inProject(file)).href, pathToFileURL(inProject('package.json')).href);
