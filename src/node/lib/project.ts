import { fileURLToPath } from 'node:url';

/** The project's own folder, whoever runs this and wherever. */
export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
