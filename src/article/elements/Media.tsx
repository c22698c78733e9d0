import type { Element } from 'hast';
import type { ComponentProps, ReactNode } from 'react';
import type { ExtraProps } from 'react-markdown';
import { messages } from '../../core/messages.ts';
import { mapCandidates } from '../../core/paths/srcset.ts';
import { useArticleWorld } from '../ArticleWorld.ts';
import { DocLink } from './DocLink.tsx';

/** Moving pictures and sound of the site's own; the reader starts them. */
export function Video({ node, src, poster, ...props }: ComponentProps<'video'> & ExtraProps) {
  const findFile = useFindFile();
  return (
    <Player node={node} instead={messages.article.foreignVideo}>
      <video {...props} src={findFile(src)} poster={findFile(poster)} controls preload="metadata" />
    </Player>
  );
}

export function Audio({ node, src, ...props }: ComponentProps<'audio'> & ExtraProps) {
  const findFile = useFindFile();
  return (
    <Player node={node} instead={messages.article.foreignAudio}>
      <audio {...props} src={findFile(src)} controls preload="none" />
    </Player>
  );
}

export function Source({ node: _, src, srcSet = '', ...props }: ComponentProps<'source'> & ExtraProps) {
  const findFile = useFindFile();
  const files = { src: findFile(src), srcSet: mapCandidates(srcSet, findFile) || undefined };
  return files.src || files.srcSet ? <source {...props} {...files} /> : null;
}

/** Gives the way to a file of the site; other hosts are never asked. */
function useFindFile() {
  const { resolveFile } = useArticleWorld();
  return (address: unknown) => (typeof address === 'string' ? resolveFile(address)?.src : undefined);
}

interface PlayerProps {
  node: Element | undefined;
  /** Says why nothing is played; the address follows. */
  instead: string;
  children: ReactNode;
}

/** A player; words and a link where all that it would play lies on other hosts. */
function Player({ node, instead, children }: PlayerProps) {
  const { resolveHref } = useArticleWorld();
  const findFile = useFindFile();
  const addresses = listSources(node);
  const foreign = addresses.find((address) => resolveHref(address).kind === 'external');
  if (foreign === undefined || addresses.some(findFile)) return children;
  return (
    <span>
      {instead}
      <DocLink href={foreign}>{foreign}</DocLink>
    </span>
  );
}

function listSources(player: Element | undefined): string[] {
  const elements = player?.children.filter((child) => child.type === 'element') ?? [];
  return [player, ...elements].flatMap((element) => {
    const src = element?.properties.src;
    return typeof src === 'string' ? [src] : [];
  });
}
