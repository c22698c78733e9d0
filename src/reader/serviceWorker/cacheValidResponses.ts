// Which responses are cached. Some hosts serve their home page instead of a 404, and captive portals a login page for
// every URL: those must not replace a cached copy.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { RequestKind } from '../../core/offline/requestKind.ts';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { isHtmlResponse } from '../platform/isHtmlResponse.ts';
import { readResponseText } from '../platform/readResponseText.ts';
import { root } from './scope.ts';

type IsValid = (answer: Response, url: string) => boolean | Promise<boolean>;

const isFile: IsValid = (answer) => !isHtmlResponse(answer);

const IS_VALID: Record<RequestKind, IsValid> = {
  part: isFile,
  image: isFile,
  text: async (answer, url) => {
    const { text = '' } = (await readResponseText(answer, url)) ?? {};
    return /\S/.test(text) && (url !== root + MANIFEST_FILE || isJson(text));
  },
  page: async (answer) => isHtmlResponse(answer) && (await answer.text()).includes(` ${ASSET}=`),
};

/** Plugin that caches valid responses only. */
export const cacheValidResponses = (kind: RequestKind): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request: { url }, response }) => {
    const isValid =
      response.status === 200 && !response.redirected && (await IS_VALID[kind](response.clone(), url));
    return isValid ? response : null;
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
