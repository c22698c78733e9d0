import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from 'react-router-dom';
import type { Heading } from '../../core/model/doc.ts';
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
          <Link
            to={{ hash: encodeURIComponent(heading.id) }}
            aria-current={heading.id === activeId ? 'true' : undefined}
            onClick={onChoose}
          >
            <Inline heading={heading} />
          </Link>
          {children.length > 0 && <TocList nodes={children} activeId={activeId} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}

function Inline({ heading }: { heading: Heading }) {
  // The tree is frozen; the converter only reads it.
  return toJsxRuntime({ type: 'root', children: [...heading.content] }, { Fragment, jsx, jsxs });
}
