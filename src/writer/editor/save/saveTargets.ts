import { folderTarget } from './folderTarget.ts';
import { copyTarget, downloadTarget, githubPageTarget } from './manualTargets.ts';
import { pullRequestTarget } from './pullRequestTarget.ts';
import type { SaveTarget } from './saveTarget.ts';
import { serverTarget } from './serverTarget.ts';

/** All save targets, in order of preference. */
export const SAVE_TARGETS: readonly SaveTarget[] = [
  serverTarget,
  githubPageTarget,
  downloadTarget,
  pullRequestTarget,
  folderTarget,
  copyTarget,
];
