import { type ComponentProps, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';
import { messages } from '../../core/messages.ts';
import { mapCandidates } from '../../core/paths/srcset.ts';
import { useArticleWorld } from '../ArticleWorld.ts';
import { DocLink } from './DocLink.tsx';
import { EnlargeButton } from './EnlargeButton.tsx';
import { FramedContext } from './FramedContext.ts';

type DocImageProps = ComponentProps<'img'> & Partial<ExtraProps>;

/** An image with its place reserved; where it stands alone, a click shows it large. */
export function DocImage({ node: _, src = '', srcSet = '', alt = '', ...props }: DocImageProps) {
  const { resolveFile } = useArticleWorld();
  const isFramed = useContext(FramedContext);
  const file = resolveFile(src);
  if (file === undefined) return <DocLink href={src}>{alt || messages.article.image}</DocLink>;
  const isSizedByHand = props.width !== undefined || props.height !== undefined;
  const [width, height] = file.size ?? [];
  const image = (
    <img
      {...(isSizedByHand ? {} : { width, height })}
      {...props}
      srcSet={mapCandidates(srcSet, (address) => resolveFile(address)?.src) || undefined}
      src={file.src}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  return isFramed ? image : <EnlargeButton alt={alt}>{image}</EnlargeButton>;
}
