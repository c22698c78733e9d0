import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
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
          <HashLink
            id={heading.id}
            aria-current={heading.id === activeId ? 'true' : undefined}
            onChoose={onChoose}
          >
            {heading.content.map(drawLooks)}
          </HashLink>
          {children.length > 0 && <TocList nodes={children} activeId={activeId} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}

function HashLink({
  id,
  onChoose,
  ...props
}: ComponentProps<'a'> & { id: string; onChoose: (() => void) | undefined }) {
  const to = `#${encodeURIComponent(id)}`;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onChoose?.();
        follow(event);
      }}
    />
  );
}
