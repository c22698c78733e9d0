import { useId, useLayoutEffect, useRef, useState } from 'react';
import { refactorDialogMessages as words } from '#i18n/refactorDialogMessages';
import type { PageChoices, RefactorRequest } from '../../../core/site/manifest/refactorRequest.ts';
import { Button } from '../../../reader/ui/Button.tsx';
import { type ActionField, initialValues, type PageAction, type Subject } from './pageActions.ts';
import styles from './RefactorDialog.part.module.css';

interface ActionFormProps {
  /** Hidden, not unmounted, while the plan is rendered: the state of the fields is preserved. */
  isHidden: boolean;
  action: PageAction;
  subject: Subject;
  isOff: boolean;
  onAsk: (asked: RefactorRequest) => void;
}

export function ActionForm({ isHidden, action, subject, isOff, onAsk }: ActionFormProps) {
  const [values, setValues] = useState(() => initialValues(action, subject));
  const [order, setOrder] = useState(subject.choices.order);
  const show = useRef<HTMLButtonElement>(null);
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    if (wasHidden.current && !isHidden) show.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <form
      className={styles.form}
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault();
        const names = order.map(({ name }) => name);
        if (!isOff) onAsk(action.toRequest(subject, values, names));
      }}
    >
      {action.hint !== undefined && <p className={styles.hint}>{action.hint(subject)}</p>}
      {action.fields.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          subject={subject}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {action.orders && <OrderList items={order} onOrder={setOrder} />}
      <Button ref={show} type="submit" aria-disabled={isOff}>
        {words.show}
      </Button>
    </form>
  );
}

interface FieldRowProps {
  field: ActionField;
  subject: Subject;
  value: string;
  onChange: (value: string) => void;
}

function FieldRow({ field, subject, value, onChange }: FieldRowProps) {
  const id = useId();
  const { label, options, suggestions, hint, isOptional, isNumber } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {options === undefined ? (
        <input
          id={id}
          type={isNumber ? 'number' : 'text'}
          value={value}
          required={!isOptional}
          autoComplete="off"
          list={suggestions && `${id}list`}
          aria-describedby={hint && `${id}hint`}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {options(subject).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && (
        <small id={`${id}hint`} className={styles.hint}>
          {hint(subject)}
        </small>
      )}
      {suggestions !== undefined && (
        <datalist id={`${id}list`}>
          {suggestions(subject).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}

type Items = PageChoices['order'];

interface OrderListProps {
  items: Items;
  onOrder: (items: Items) => void;
}

/** Renders the children of a folder, which can be reordered by drag and drop or buttons. */
export function OrderList({ items, onOrder }: OrderListProps) {
  const [moved, setMoved] = useState<{ name: string; step: number }>();
  const [dragged, setDragged] = useState<string>();
  const list = useRef<HTMLOListElement>(null);

  // The focused button loses focus when React moves its row: focus the button again.
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
            {STEPS.map(({ step, sign, labelOf }) => (
              <button
                key={step}
                type="button"
                data-step={step}
                aria-label={labelOf(label)}
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
  { step: -1, sign: '↑', labelOf: words.up },
  { step: 1, sign: '↓', labelOf: words.down },
];

const rowId = (name: string) => `order-${name}`;
