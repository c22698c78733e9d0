import type { Element } from 'hast';
import { type ComponentProps, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';
import { useArticleWorld } from '../ArticleWorld.ts';
import { DocImage } from './DocImage.tsx';
import { EnlargeButton } from './EnlargeButton.tsx';
import { FramedContext } from './FramedContext.ts';

/** An image that the browser chooses: its sources are looked at only while they stand beside it. */
export function DocPicture({ node, ...props }: ComponentProps<'picture'> & ExtraProps) {
  const { resolveFile } = useArticleWorld();
  const isFramed = useContext(FramedContext);
  const { src, alt } = readImage(node);
  if (resolveFile(src) === undefined) return <DocImage src={src} alt={alt} />;
  const picture = (
    <FramedContext value={true}>
      <picture {...props} />
    </FramedContext>
  );
  return isFramed ? picture : <EnlargeButton alt={alt}>{picture}</EnlargeButton>;
}

function readImage(picture: Element | undefined): { src: string; alt: string } {
  const image = picture?.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'img',
  );
  const { src = '', alt = '' } = image?.properties ?? {};
  return { src: String(src), alt: String(alt) };
}
