// What is worth keeping of what was answered. Hosts give their home page in the place of a missing file, and who
// stands between, the portal of a hotel say, a login in the place of every one: a copy must not be lost for that.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { RequestKind } from '../../core/offline/requestKind.ts';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { isHtmlResponse } from '../platform/isHtmlResponse.ts';
import { textOf } from '../platform/readResponseText.ts';
import { root } from './scope.ts';

type IsIt = (answer: Response, url: string) => boolean | Promise<boolean>;

const isFile: IsIt = (answer) => !isHtmlResponse(answer);

const IS_IT: Record<RequestKind, IsIt> = {
  part: isFile,
  image: isFile,
  text: async (answer, url) => {
    const { text = '' } = (await textOf(answer, url)) ?? {};
    return /\S/.test(text) && (url !== root + MANIFEST_FILE || isJson(text));
  },
  page: async (answer) => isHtmlResponse(answer) && (await answer.text()).includes(` ${ASSET}=`),
};

/** Keeps good answers only. */
export const keepGood = (kind: RequestKind): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request: { url }, response }) => {
    const isKept =
      response.status === 200 && !response.redirected && (await IS_IT[kind](response.clone(), url));
    return isKept ? response : null;
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
