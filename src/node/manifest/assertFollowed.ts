import { ContentError } from '../../core/errors.ts';
import { describeRefusedLink, findRefusedLink } from '../lib/siteLinks.ts';

/**
 * A folder of pages, or a file of settings, without which the site would be another one: a link that is not followed
 * stops the reading instead of leaving it out.
 * @param path inside the site folder
 * @throws ContentError that names the link
 */
export function assertFollowed(siteDir: string, path: string): void {
  const refused = findRefusedLink(siteDir, path);
  if (refused !== undefined) throw new ContentError('invalid', refused.path, describeRefusedLink(refused));
}
