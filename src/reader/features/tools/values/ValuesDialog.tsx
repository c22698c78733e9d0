import { useEffect, useMemo, useRef } from 'react';
import { valuesMessages } from '../../../../core/i18n/valuesMessages.ts';
import { valuesOfPage } from '../../../../core/variables/readerVariable.ts';
import { countOwn, useOwnValues } from '../../../store/ownValues.ts';
import { Button } from '../../../ui/Button.tsx';
import { closeDialog } from '../../../ui/Dialog.tsx';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import type { ToolPartProps } from '../tool.ts';
import { useTakeBack } from './useTakeBack.ts';
import { ValueInput } from './ValueInput.tsx';
import styles from './values.part.module.css';

/** The page's values in a list, and the way to take back all that the reader has ever given. */
export default function ValuesDialog({ page, onClose }: ToolPartProps) {
  const { manifest, route } = page;
  const values = useMemo(
    () => valuesOfPage(manifest.site.values, route.entry.values),
    [manifest.site.values, route.entry.values],
  );
  const own = useOwnValues();
  const count = countOwn(own);
  const done = useRef<HTMLButtonElement>(null);
  const { round, takeBack } = useTakeBack(done);
  const list = useRef<HTMLDivElement>(null);
  // The dialog itself would give the focus to what closes it.
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  return (
    <TitledDialog
      title={valuesMessages.all}
      close={valuesMessages.close}
      className={styles.dialog}
      onClose={onClose}
    >
      <div ref={list} className={styles.list}>
        {values.map((value) => (
          <ValueInput key={`${value.name} ${round}`} value={value} />
        ))}
        <div className={styles.buttons}>
          {count > 0 && (
            <button type="button" onClick={() => takeBack(own.forget)}>
              {valuesMessages.resetAll(count)}
            </button>
          )}
          <Button ref={done} type="submit" onClick={closeDialog}>
            {valuesMessages.done}
          </Button>
        </div>
      </div>
    </TitledDialog>
  );
}
