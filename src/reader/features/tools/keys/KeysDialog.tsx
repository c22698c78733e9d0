import { Fragment, type ReactNode, useId } from 'react';
import { keysMessages as words } from '#i18n/keysMessages';
import { readingMessages } from '#i18n/toolMessages';
import { KEYS } from '../../../../core/keys/keyTable.ts';
import { changeReadingSettings, useReadingSettings } from '../../../store/readingSettings.ts';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import styles from './KeysDialog.part.module.css';

/** The list of keyboard shortcuts, with the option that disables single-key shortcuts (WCAG 2.1.4). */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const hasKeys = useReadingSettings((reading) => reading.hasKeys);
  const id = useId();
  return (
    <TitledDialog
      title={readingMessages.keys}
      close={words.close}
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.body}>
        <dl className={styles.keys} data-off={hasKeys ? undefined : ''}>
          {KEYS.map(([action, ...keys]) => (
            <KeyRow key={action} does={words.actions[action]} keys={keys} />
          ))}
          {words.compared.map(([does, ...keys]) => (
            <KeyRow key={does} does={does} keys={keys} />
          ))}
        </dl>
        <dl className={styles.keys}>
          {words.always.map(([does, ...keys]) => (
            <KeyRow key={does} does={does} keys={keys} />
          ))}
        </dl>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={hasKeys}
            aria-describedby={`${id}hint`}
            onChange={({ target }) => changeReadingSettings({ hasKeys: target.checked })}
          />
          {words.enabled}
        </label>
        <p id={`${id}hint`} className={styles.hint}>
          {words.hint}
        </p>
      </div>
    </TitledDialog>
  );
}

function KeyRow({ does, keys }: { does: string; keys: readonly string[] }): ReactNode {
  return (
    <>
      <dt>{does}</dt>
      <dd>
        {keys.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && ` ${words.or} `}
            <kbd>{key}</kbd>
          </Fragment>
        ))}
      </dd>
    </>
  );
}
