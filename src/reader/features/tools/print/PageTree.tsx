import { useEffect, useId, useRef, useState } from 'react';
import { printMessages as words } from '#i18n/printMessages';
import { listPrintEntries, type PrintNode } from '../../../../core/print/printChapters.ts';
import styles from './PrintDialog.part.module.css';

interface PageTreeProps {
  nodes: readonly PrintNode[];
  /** Ids of the selected pages. */
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** A tree of checkboxes for pages and chapters. */
export function PageTree({ nodes, ...choice }: PageTreeProps) {
  return (
    <ul className={styles.tree}>
      {nodes.map((node) => (
        <Branch key={`${node.path} ${node.label}`} node={node} {...choice} />
      ))}
    </ul>
  );
}

interface BranchProps extends Omit<PageTreeProps, 'nodes'> {
  node: PrintNode;
}

function Branch({ node, ...choice }: BranchProps) {
  const { label, entry, items } = node;
  const listId = useId();
  const ids = listPrintEntries([node]).map(({ id }) => id);
  const count = ids.filter((id) => choice.chosen.has(id)).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <li>
      <div className={styles.row}>
        <ChapterBox
          label={label}
          isChosen={count === ids.length}
          isMixed={count > 0 && count < ids.length}
          onChange={(isChosen) => choice.onChoose(ids, isChosen)}
        />
        {items.length > 0 && (
          <button
            type="button"
            className={styles.caret}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={isOpen ? words.close(label) : words.open(label)}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && items.length > 0 && (
        <div id={listId}>
          <PageTree nodes={entry ? [alone(node), ...items] : items} {...choice} />
        </div>
      )}
    </li>
  );
}

/** A node for the page of a chapter, without the pages below it. */
const alone = (node: PrintNode): PrintNode => ({ ...node, label: words.own(node.label), items: [] });

interface ChapterBoxProps {
  label: string;
  isChosen: boolean;
  isMixed: boolean;
  onChange: (isChosen: boolean) => void;
}

function ChapterBox({ label, isChosen, isMixed, onChange }: ChapterBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for the indeterminate state.
    if (box.current !== null) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.choice}>
      <input
        ref={box}
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
