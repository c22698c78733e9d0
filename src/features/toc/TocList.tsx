import type { ElementContent } from 'hast';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { TocNode } from '../../core/nav/tocTree.ts';

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

/** Text and elements without attributes (core/markdown/tree/tocContent.ts): the article's own converter would be a large part for so little. */
function drawLooks(node: ElementContent, at: number): ReactNode {
  if (node.type === 'text') return node.value;
  return node.type === 'element'
    ? createElement(node.tagName, { key: at }, node.children.map(drawLooks))
    : null;
}
