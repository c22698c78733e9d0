import { printMessages as words } from '../../../../core/i18n/printMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { countPages, type Scope, type ScopeName } from './listScopes.ts';
import { PageTree } from './PageTree.tsx';
import styles from './PrintDialog.part.module.css';
import { takeFocus } from './takeFocus.ts';
import type { PrintTree } from './usePrintTree.ts';

interface ScopeChoiceProps {
  scopes: readonly Scope[];
  scope: Scope;
  tree: PrintTree | undefined;
  /** Ids of the pages that are chosen one by one. */
  chosen: ReadonlySet<string>;
  /** What the reader should know; empty where there is nothing. */
  note: string;
  onScope: (name: ScopeName) => void;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onStart: () => void;
}

/** What is to be printed. */
export function ScopeChoice(props: ScopeChoiceProps) {
  const { scopes, scope, tree, chosen, note, onScope, onChoose, onStart } = props;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <fieldset className={styles.scopes}>
        <legend className="visually-hidden">{words.scope}</legend>
        {scopes.map((each) => (
          <label key={each.name} className={styles.choice}>
            <input
              type="radio"
              name="print-scope"
              ref={each.name === scope.name ? takeFocus : undefined}
              checked={each.name === scope.name}
              onChange={() => onScope(each.name)}
            />
            <span className={styles.label}>{each.label}</span>
            <span className={styles.count}>{words.count(countPages(each))}</span>
          </label>
        ))}
      </fieldset>
      {scope.name === 'selection' && tree && (
        <PageTree nodes={tree.nodes} chosen={chosen} onChoose={onChoose} />
      )}
      <p role="status" className={styles.note}>
        {note}
      </p>
      <div className={styles.foot}>
        <Button type="submit" disabled={countPages(scope) === 0}>
          {words.start}
        </Button>
      </div>
    </form>
  );
}
