import { useLayoutEffect, useRef, useState } from 'react';
import { pagesMessages as words } from '../../../core/i18n/pagesMessages.ts';
import type { PageChoices } from '../../../core/site/manifest/pagesRequest.ts';
import styles from './PagesDialog.part.module.css';

type Items = PageChoices['order'];

interface OrderListProps {
  items: Items;
  onOrder: (items: Items) => void;
}

/** What lies in a folder, to be put in order by dragging and by buttons. */
export function OrderList({ items, onOrder }: OrderListProps) {
  const [moved, setMoved] = useState<{ name: string; step: number }>();
  const [dragged, setDragged] = useState<string>();
  const list = useRef<HTMLOListElement>(null);

  // An element that is put elsewhere loses the focus.
  useLayoutEffect(() => {
    if (moved === undefined) return;
    const row = [...(list.current?.children ?? [])].find((each) => each.id === rowId(moved.name));
    row?.querySelector<HTMLElement>(`[data-step="${moved.step}"]`)?.focus();
  }, [moved]);

  const move = (name: string, to: number) => {
    const item = items.find((each) => each.name === name);
    if (item === undefined || to < 0 || to >= items.length) return;
    const rest = items.filter((each) => each !== item);
    onOrder([...rest.slice(0, to), item, ...rest.slice(to)]);
  };
  if (items.length === 0) return <p>{words.orderEmpty}</p>;
  const at = items.findIndex(({ name }) => name === moved?.name);
  return (
    <>
      <ol ref={list} className={styles.order}>
        {items.map(({ name, label }, index) => (
          <li
            key={name}
            id={rowId(name)}
            draggable
            data-dragged={name === dragged || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(name);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              if (dragged !== name) move(dragged, index);
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(undefined)}
          >
            <span>{label}</span>
            <span className={styles.name}>{name}</span>
            {STEPS.map(({ step, sign, say }) => (
              <button
                key={step}
                type="button"
                data-step={step}
                aria-label={say(label)}
                aria-disabled={index + step < 0 || index + step >= items.length}
                onClick={() => {
                  move(name, index + step);
                  setMoved({ name, step });
                }}
              >
                {sign}
              </button>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {at < 0 ? '' : words.placed(items[at]?.label ?? '', at + 1, items.length)}
      </p>
    </>
  );
}

const STEPS = [
  { step: -1, sign: '↑', say: words.up },
  { step: 1, sign: '↓', say: words.down },
];

const rowId = (name: string) => `order-${name}`;
