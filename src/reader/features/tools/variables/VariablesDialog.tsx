import { useEffect, useMemo, useRef } from 'react';
import { variablesMessages } from '#i18n/variablesMessages';
import { variablesOfPage } from '../../../../core/variables/readerVariable.ts';
import { countReaderInputs, useReaderInputs } from '../../../store/readerInputs.ts';
import { Button } from '../../../ui/Button.tsx';
import { closeDialog } from '../../../ui/Dialog.tsx';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import type { ToolDialogProps } from '../tool.ts';
import { useReset, VariableInput } from './VariableInput.tsx';
import styles from './variables.part.module.css';

/** A dialog with the variables of the page, and a button that resets all stored values. */
export default function VariablesDialog({ page, onClose }: ToolDialogProps) {
  const { manifest, route } = page;
  const values = useMemo(
    () => variablesOfPage(manifest.site.values, route.entry.values),
    [manifest.site.values, route.entry.values],
  );
  const own = useReaderInputs();
  const count = countReaderInputs(own);
  const done = useRef<HTMLButtonElement>(null);
  const { round, reset } = useReset(done);
  const list = useRef<HTMLDivElement>(null);
  // Focuses the first input; the dialog has focused the close button.
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  return (
    <TitledDialog
      title={variablesMessages.all}
      close={variablesMessages.close}
      className={styles.dialog}
      onClose={onClose}
    >
      <div ref={list} className={styles.list}>
        {values.map((value) => (
          <VariableInput key={`${value.name} ${round}`} value={value} />
        ))}
        <div className={styles.buttons}>
          {count > 0 && (
            <button type="button" onClick={() => reset(own.forget)}>
              {variablesMessages.resetAll(count)}
            </button>
          )}
          <Button ref={done} type="submit" onClick={closeDialog}>
            {variablesMessages.done}
          </Button>
        </div>
      </div>
    </TitledDialog>
  );
}
