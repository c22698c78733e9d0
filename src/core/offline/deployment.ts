// Data that the build passes to the service worker, and the message that pages post to the worker.

/** File of a language's service worker. Its folder is the worker's scope, so it is beside the language's home page. */
export const WORKER_FILE = 'service-worker.js';

/** Global variable with the deployment, which the build prepends to the worker's bundle. */
export const DEPLOYMENT_NAME = '__docsDeployment';

/** Placeholder in `shell` for the path of the site's root, which the worker knows only at runtime. */
export const SHELL_ROOT = '/__site_root__/';

/** Files of a deployment: paths relative to the site's root, percent-encoded as in a URL. */
export interface DeploymentFiles {
  /** Files that every page requests. */
  needed: readonly string[];
  /** Lazy chunks that only some pages load. */
  later: readonly string[];
}

export interface Deployment extends DeploymentFiles {
  /** Hash of the files. */
  id: string;
  /** HTML without content: the response to a navigation if the page is in no cache and the network fails. */
  shell: string;
  /** Folder of the language's home page from the site's root: `en/`, or '' at the root. */
  home: string;
  /** Folders of other languages inside that folder, encoded: their pages have workers of their own. */
  others: readonly string[];
}

/** The message a page posts to the worker, which responds with its DeploymentFiles. */
export type WorkerRequest = { type: 'LIST_FILES' };
