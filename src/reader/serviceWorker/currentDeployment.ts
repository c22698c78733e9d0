import { DEPLOYMENT_NAME, type Deployment } from '../../core/offline/deployment.ts';
import { scope } from './scope.ts';

/** The build prepends the variable with this object to the script. */
export const deployment = (globalThis as unknown as Record<string, Deployment>)[
  DEPLOYMENT_NAME
] as Deployment;

/** URL of the site's root, with a trailing slash. */
export const root = new URL(deployment.home.replace(/[^/]+/g, '..') || '.', scope).href;
