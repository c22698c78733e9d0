import { isAllowedImage } from '../../../core/site/urls/imageHosts.ts';
import { type ArticleEnvironment, useArticleEnvironment } from '../ArticleEnvironment.ts';

/** Returns a function that resolves the source of an image, which may have an origin that the site names. */
export function useFindImage(): ArticleEnvironment['resolveFile'] {
  const { resolveFile, ...site } = useArticleEnvironment();
  return (src) => resolveFile(src) ?? (isAllowedImage(site, src) ? { src, size: undefined } : undefined);
}
