import { type MouseEvent, memo, useCallback } from 'react';
import { useHref } from 'react-router-dom';
import { useSiteLinks } from '../../content/links/useSiteLinks.ts';
import type { Heading } from '../../core/model/doc.ts';
import type { TocNode } from '../../core/nav/tocTree.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { drawLooks } from '../../ui/drawLooks.ts';

interface TocListProps {
  nodes: readonly TocNode[];
  activeId: string | undefined;
  onChoose: () => void;
}

/** Links to the headings of the page. */
export function TocList({ nodes, activeId, onChoose }: TocListProps) {
  // Once for all of them: a router's link for each is a quarter of what a long page's take-over takes.
  const page = useHref('#');
  const { follow } = useSiteLinks();
  const onClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onChoose();
      if (isPlainClick(event) && follow(event.currentTarget)) event.preventDefault();
    },
    [onChoose, follow],
  );
  return <Level nodes={nodes} activeId={activeId} page={page} onClick={onClick} />;
}

interface LinkProps {
  /** Address of the page. */
  page: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Level({ nodes, activeId, ...link }: Pick<TocListProps, 'nodes' | 'activeId'> & LinkProps) {
  return (
    <ul>
      {nodes.map(({ heading, children }) => (
        <li key={heading.id}>
          <HeadingLink heading={heading} isActive={heading.id === activeId} {...link} />
          {children.length > 0 && <Level nodes={children} activeId={activeId} {...link} />}
        </li>
      ))}
    </ul>
  );
}

/** On its own: while a reader scrolls, two of them change and not all. */
const HeadingLink = memo(function HeadingLink({
  heading: { id, content },
  isActive,
  page,
  onClick,
}: LinkProps & { heading: Heading; isActive: boolean }) {
  return (
    <a
      href={`${page}#${encodeURIComponent(id)}`}
      aria-current={isActive ? 'true' : undefined}
      onClick={onClick}
    >
      {content.map(drawLooks)}
    </a>
  );
});
