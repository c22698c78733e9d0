// Data that the build passes to the service worker, and the messages between worker and pages.

/** At the site's root, since its folder is its scope. */
export const WORKER_FILE = 'service-worker.js';

/** Global variable with the deployment, which the build prepends to the worker's bundle. */
export const DEPLOYMENT_NAME = '__docsDeployment';

/** Placeholder in the worker's shell for the path of the site's root, which is known at runtime only. */
export const SHELL_ROOT = '/__site_root__/';

/** Paths relative to the site's root, percent-encoded as in a URL. */
export interface DeploymentFiles {
  /** Files that every page requests. */
  needed: readonly string[];
  /** Lazy chunks that only some pages load. */
  later: readonly string[];
}

export interface Deployment extends DeploymentFiles {
  /** Hash of the files. */
  id: string;
  /** HTML without content, the response for pages that are not in a cache. */
  shell: string;
}

/** The message a page posts to the worker, which responds with its DeploymentFiles. */
export type WorkerRequest = { type: 'LIST_FILES' };
