import { folderWay } from './folderWay.ts';
import { copyWay, downloadWay, githubWay } from './handWays.ts';
import type { SaveWay } from './saveWay.ts';
import { sendWay } from './sendWay.ts';
import { serverWay } from './serverWay.ts';

/** The ways to save, the best one first. */
export const SAVE_WAYS: readonly SaveWay[] = [serverWay, githubWay, downloadWay, sendWay, folderWay, copyWay];
