// Decides which responses are cached. Some hosts respond with their home page instead of a 404, and captive portals
// with a login page for every URL: these responses must not replace a cached file.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { RequestKind } from '../../core/offline/requestKind.ts';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { isHtmlResponse } from '../platform/isHtmlResponse.ts';
import { readResponseText } from '../platform/readResponseText.ts';
import { scope } from './scope.ts';

type IsValid = (response: Response, url: string) => boolean | Promise<boolean>;

const isFile: IsValid = (response) => !isHtmlResponse(response);

const IS_VALID: Record<RequestKind, IsValid> = {
  part: isFile,
  image: isFile,
  text: async (response, url) => {
    const { text = '' } = (await readResponseText(response, url)) ?? {};
    return /\S/.test(text) && (url !== scope + MANIFEST_FILE || isJson(text));
  },
  page: async (response) => isHtmlResponse(response) && (await response.text()).includes(` ${ASSET}=`),
};

/** Workbox plugin that caches valid responses only. */
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
