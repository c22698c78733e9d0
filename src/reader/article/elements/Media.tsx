import { Children, type ComponentProps, cloneElement, isValidElement } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import { mapCandidates } from '../../../core/site/urls/srcset.ts';
import { useArticleWorld } from '../ArticleWorld.ts';
import { DocImage, type DocImageProps } from './DocImage.tsx';
import { DocLink } from './DocLink.tsx';

type PlayerProps = Omit<ComponentProps<'video'>, 'ref'> & ExtraProps;

export const Video = playerOf('video', 'metadata');
export const Audio = playerOf('audio', 'none');

/** Moving pictures and sound of the site's own, which the reader starts; words and a link where other hosts have them. */
function playerOf(Tag: 'video' | 'audio', preload: string) {
  return function Player({ node, src, poster, ...props }: PlayerProps) {
    const { resolveHref } = useArticleWorld();
    const findFile = useFindFile();
    const addresses = [node, ...(node?.children ?? [])].flatMap((part) =>
      part?.type === 'element' && typeof part.properties.src === 'string' ? part.properties.src : [],
    );
    const foreign = addresses.find((address) => resolveHref(address).kind === 'external');
    if (foreign !== undefined && !addresses.some(findFile))
      return (
        <span>
          {elementMessages.foreignMedia}
          <DocLink href={foreign}>{foreign}</DocLink>
        </span>
      );
    const files = { src: findFile(src), poster: findFile(poster) };
    return <Tag {...props} {...files} controls preload={preload} />;
  };
}

export function Source({ node: _, src, srcSet = '', ...props }: ComponentProps<'source'> & ExtraProps) {
  const findFile = useFindFile();
  const files = { src: findFile(src), srcSet: mapCandidates(srcSet, findFile) || undefined };
  return files.src || files.srcSet ? <source {...props} {...files} /> : null;
}

/** Images of which the browser takes one: sources count only where they stand right beside the image. */
export function Picture({ node: _, children, ...props }: ComponentProps<'picture'> & ExtraProps) {
  const parts = Children.toArray(children);
  const image = parts.find((part) => isValidElement<DocImageProps>(part) && part.type === DocImage);
  if (!isValidElement<DocImageProps>(image)) return children;
  return cloneElement(image, {
    frame: (drawn) => <picture {...props}>{parts.map((part) => (part === image ? drawn : part))}</picture>,
  });
}

/** Gives the way to a file of the site; other hosts are never asked. */
function useFindFile() {
  const { resolveFile } = useArticleWorld();
  return (address: unknown) => (typeof address === 'string' ? resolveFile(address)?.src : undefined);
}
