import { isLeftover } from '../../core/site/urls/pageFile.ts';

/**
 * Whether a file is published beside the pages: what begins with a dot is the writer's own, and so are the leftovers of editors.
 * @example isPublic('docs/v8/_parts/a.pdf') && !isPublic('docs/v8/.env') && !isPublic('.git/config')
 */
export function isPublic(path: string): boolean {
  return !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path) && !isLeftover(path);
}
