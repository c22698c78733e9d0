import { memo } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { Heading } from '../../core/model/doc.ts';
import type { TocNode } from '../../core/nav/tocTree.ts';
import { drawLooks } from '../../ui/drawLooks.ts';

interface TocListProps {
  nodes: readonly TocNode[];
  activeId: string | undefined;
  onChoose?: (() => void) | undefined;
}

export function TocList({ nodes, activeId, onChoose }: TocListProps) {
  return (
    <ul>
      {nodes.map(({ heading, children }) => (
        <li key={heading.id}>
          <HeadingLink heading={heading} isActive={heading.id === activeId} onChoose={onChoose} />
          {children.length > 0 && <TocList nodes={children} activeId={activeId} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}

interface HeadingLinkProps extends Pick<TocListProps, 'onChoose'> {
  heading: Heading;
  isActive: boolean;
}

/** On its own: while a reader scrolls, two of them change and not all. */
const HeadingLink = memo(function HeadingLink({ heading, isActive, onChoose }: HeadingLinkProps) {
  const to = `#${encodeURIComponent(heading.id)}`;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      href={href}
      aria-current={isActive ? 'true' : undefined}
      onClick={(event) => {
        onChoose?.();
        follow(event);
      }}
    >
      {heading.content.map(drawLooks)}
    </a>
  );
});
