import { Children, type ComponentProps, cloneElement, isValidElement } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '#i18n/elementMessages';
import { mapCandidates } from '../../../core/site/urls/srcset.ts';
import { useArticleEnvironment } from '../ArticleEnvironment.ts';
import { DocImage, type DocImageProps } from './DocImage.tsx';
import { DocLink } from './DocLink.tsx';
import { useFindImage } from './useFindImage.ts';

type PlayerProps = Omit<ComponentProps<'video'>, 'ref'> & ExtraProps;

export const Video = playerOf('video', 'metadata');
export const Audio = playerOf('audio', 'none');

/**
 * Creates the component of `video` or `audio`. Media of other origins are rendered as a link, so that the page sends no
 * request to these origins.
 */
function playerOf(Tag: 'video' | 'audio', preload: string) {
  return function Player({ node, src, poster, ...props }: PlayerProps) {
    const { resolveHref } = useArticleEnvironment();
    const { findImage, findMedia } = useFiles();
    const urls = [node, ...(node?.children ?? [])].flatMap((part) =>
      part?.type === 'element' && typeof part.properties.src === 'string' ? part.properties.src : [],
    );
    const foreign = urls.find((url) => resolveHref(url).kind === 'external');
    if (foreign !== undefined && !urls.some(findMedia))
      return (
        <span>
          {elementMessages.foreignMedia}
          <DocLink href={foreign}>{foreign}</DocLink>
        </span>
      );
    const files = { src: findMedia(src), poster: findImage(poster) };
    return <Tag {...props} {...files} controls preload={preload} />;
  };
}

export function Source({ node: _, src, srcSet = '', ...props }: ComponentProps<'source'> & ExtraProps) {
  const { findImage, findMedia } = useFiles();
  const files = { src: findMedia(src), srcSet: mapCandidates(srcSet, findImage) || undefined };
  return files.src || files.srcSet ? <source {...props} {...files} /> : null;
}

/** Passes `picture` to DocImage, to be rendered directly around `img`: `source` only applies to a sibling `img`. */
export function PictureElement({ node: _, children, ...props }: ComponentProps<'picture'> & ExtraProps) {
  const parts = Children.toArray(children);
  const image = parts.find((part) => isValidElement<DocImageProps>(part) && part.type === DocImage);
  if (!isValidElement<DocImageProps>(image)) return children;
  return cloneElement(image, {
    frame: (element) => (
      <picture {...props}>{parts.map((part) => (part === image ? element : part))}</picture>
    ),
  });
}

/** Functions that resolve the URL of a file; undefined for other origins, to which the page sends no request. */
function useFiles() {
  const { resolveFile } = useArticleEnvironment();
  const resolveImage = useFindImage();
  const findImage = (url: unknown) => (typeof url === 'string' ? resolveImage(url)?.src : undefined);
  const findMedia = (url: unknown) => (typeof url === 'string' ? resolveFile(url)?.src : undefined);
  return { findImage, findMedia };
}
