import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, whoever runs this and wherever. Joined modules (joinModules.mjs) know no other place. */
export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** @example inProject('src/node/kit/files') === '/project/src/node/kit/files' */
export const inProject = (path: string): string => join(PROJECT, path);
