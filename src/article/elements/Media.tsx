import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { useArticleWorld } from '../ArticleWorld.ts';

/** Moving pictures and sound of the site's own; the reader starts them. */
export function Video({ node: _, src, poster, ...props }: ComponentProps<'video'> & ExtraProps) {
  const { resolveFile } = useArticleWorld();
  return <video {...props} {...fileProps({ src, poster }, resolveFile)} controls preload="metadata" />;
}

export function Audio({ node: _, src, ...props }: ComponentProps<'audio'> & ExtraProps) {
  const { resolveFile } = useArticleWorld();
  return <audio {...props} {...fileProps({ src }, resolveFile)} controls preload="none" />;
}

export function Source({ node: _, src, ...props }: ComponentProps<'source'> & ExtraProps) {
  const { resolveFile } = useArticleWorld();
  return <source {...props} {...fileProps({ src }, resolveFile)} />;
}

type ResolveFile = ReturnType<typeof useArticleWorld>['resolveFile'];

function fileProps(addresses: Record<string, unknown>, resolveFile: ResolveFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([name, address]) => {
      const file = typeof address === 'string' ? resolveFile(address) : undefined;
      return file === undefined ? [] : [[name, file.src]];
    }),
  );
}
