// What the build tells the service worker, and the worker tells the pages.

/** The worker's file: its folder is its scope, so it stands at the site's root. */
export const WORKER_FILE = 'service-worker.js';

/** The global that holds the deployment; the build writes it in front of the worker's code. */
export const DEPLOYMENT_NAME = '__docsDeployment';

/** Stands in the worker's shell for the path of the site's root, which nobody knows before it runs. */
export const SHELL_ROOT = '/__site_root__/';

/** Files are named from the site's root, encoded as in an address. */
export interface DeploymentFiles {
  /** Without these no page can be read. */
  needed: readonly string[];
  /** Parts of the application that only some pages use. */
  later: readonly string[];
}

export interface Deployment extends DeploymentFiles {
  /** The same files have the same one. */
  id: string;
  /** HTML of a page without content, for addresses that were never visited. */
  shell: string;
}

/** What pages ask of a worker, which answers with its DeploymentFiles. */
export type WorkerRequest = { type: 'LIST_FILES' };
