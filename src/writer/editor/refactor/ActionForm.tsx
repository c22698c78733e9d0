import { useId, useLayoutEffect, useRef, useState } from 'react';
import { pagesMessages as words } from '../../../core/i18n/pagesMessages.ts';
import type { PagesRequest } from '../../../core/site/manifest/pagesRequest.ts';
import { Button } from '../../../reader/ui/Button.tsx';
import { OrderList } from './OrderList.tsx';
import styles from './PagesDialog.part.module.css';
import { type Field, initialValues, type PageAction, type Subject } from './pageActions.ts';

interface ActionFormProps {
  /** What is going to happen stands in its place: who comes back from there finds it as it was filled in. */
  isHidden: boolean;
  action: PageAction;
  subject: Subject;
  /** Nothing can be asked for now. */
  isOff: boolean;
  onAsk: (asked: PagesRequest) => void;
}

/** What an action asks for. */
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
  field: Field;
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
