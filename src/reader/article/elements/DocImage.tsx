import { type ComponentProps, type ReactNode, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import { messages } from '../../../core/i18n/messages.ts';
import { mapCandidates } from '../../../core/site/urls/srcset.ts';
import { useArticleWorld } from '../ArticleWorld.ts';
import type { ArticleAction } from '../actions/actions.ts';
import styles from './DocImage.module.css';
import { DocLink } from './DocLink.tsx';
import { InsideLink } from './InsideLink.ts';
import { reserveSpace } from './reserveSpace.ts';

export interface DocImageProps extends ComponentProps<'img'>, Partial<ExtraProps> {
  /** Puts the image among the others that the browser may take. */
  frame?: (image: ReactNode) => ReactNode;
}

/** An image with its place reserved; outside of links, a click shows the one that the browser took large. */
export function DocImage({ node: _, src = '', srcSet = '', alt = '', frame, ...props }: DocImageProps) {
  const { resolveFile } = useArticleWorld();
  const isInLink = useContext(InsideLink);
  const file = resolveFile(src);
  if (file === undefined) return <DocLink href={src}>{alt || messages.article.image}</DocLink>;
  const { share, ...space } = reserveSpace(file.size, props);
  const image = (
    <img
      {...props}
      {...space}
      style={share === undefined ? undefined : { width: isInLink ? share : '100%' }}
      srcSet={mapCandidates(srcSet, (address) => resolveFile(address)?.src) || undefined}
      src={file.src}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  const framed = frame ? frame(image) : image;
  if (isInLink) return framed;
  return (
    <button
      type="button"
      className={styles.open}
      style={{ width: share }}
      aria-label={`${elementMessages.openImage}：${alt || messages.article.image}`}
      data-action={'enlarge' satisfies ArticleAction}
    >
      {framed}
    </button>
  );
}
