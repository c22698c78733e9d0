import { type ComponentProps, useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { messages } from '../../core/messages.ts';
import { useArticleWorld } from '../ArticleWorld.ts';
import styles from './DocImage.module.css';
import { DocLink } from './DocLink.tsx';
import { LargeImage } from './LargeImage.tsx';

/** An image with its place reserved; a click shows it large. */
export function DocImage({ node: _, src, alt = '', ...props }: ComponentProps<'img'> & ExtraProps) {
  const { resolveFile } = useArticleWorld();
  const [isOpen, setOpen] = useState(false);
  const image = resolveFile(String(src ?? ''));
  if (image === undefined) return <DocLink href={String(src)}>{alt || messages.article.image}</DocLink>;
  const isSizedByHand = props.width !== undefined || props.height !== undefined;
  const [width, height] = image.size ?? [];
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={`${messages.article.openImage}：${alt || messages.article.image}`}
        onClick={() => setOpen(true)}
      >
        <img
          {...(isSizedByHand ? {} : { width, height })}
          {...props}
          src={image.src}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </button>
      {isOpen && <LargeImage src={image.src} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
