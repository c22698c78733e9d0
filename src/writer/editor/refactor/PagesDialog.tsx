import { useState } from 'react';
import { pagesMessages as words } from '../../../core/i18n/pagesMessages.ts';
import { deskAddress } from '../../../core/site/urls/lateRoutes.ts';
import { pageAddress } from '../../../core/site/urls/pageAddress.ts';
import type { MarkdownPlace } from '../../../core/site/urls/siteIndex.ts';
import { TitledDialog } from '../../../reader/ui/TitledDialog.tsx';
import { ActionForm } from './ActionForm.tsx';
import styles from './PagesDialog.part.module.css';
import { PlanView } from './PlanView.tsx';
import { PAGE_ACTIONS, type PageAction } from './pageActions.ts';
import { usePagesWork } from './usePagesWork.ts';

interface PagesDialogProps {
  page: MarkdownPlace;
  isChanged: boolean;
  onClose: () => void;
}

/** Makes, renames, moves and orders pages: what changes is shown before it happens. */
export default function PagesDialog({ page, isChanged, onClose }: PagesDialogProps) {
  const { entry } = page;
  const [name, setName] = useState<PageAction['name']>('new');
  const action = PAGE_ACTIONS.find((each) => each.name === name);
  // The whole page is read anew: its address, its text and the manifest are others.
  const work = usePagesWork(entry.file, ({ files }, path) => {
    const home = page.kind === 'doc' ? page.version.path : '/';
    const isGone = files.some(({ sign, file }) => sign === '-' && file === entry.file);
    if (path !== undefined) window.location.assign(pageAddress(deskAddress(path)));
    else if (isGone) window.location.assign(home);
    else window.location.reload();
  });
  const { choices, plan, message, isBusy } = work;
  const isOff = isChanged || isBusy === true;
  const isWaiting = isBusy || (choices === undefined && message === undefined);
  return (
    <TitledDialog title={words.title} close={words.close} className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        {isChanged && <p role="alert">{words.unsaved}</p>}
        {plan === undefined && (
          <fieldset className={styles.actions}>
            <legend className="visually-hidden">{words.what}</legend>
            {PAGE_ACTIONS.map((each) => (
              <label key={each.name}>
                <input
                  type="radio"
                  name="action"
                  checked={each.name === name}
                  onChange={() => {
                    setName(each.name);
                    work.back();
                  }}
                />
                {words.actions[each.name]}
              </label>
            ))}
          </fieldset>
        )}
        {action !== undefined && choices !== undefined && (
          <ActionForm
            key={name}
            isHidden={plan !== undefined}
            action={action}
            subject={{ file: entry.file, title: entry.title, choices }}
            isOff={isOff}
            onAsk={work.show}
          />
        )}
        {plan !== undefined && (
          <PlanView plan={plan} isOff={isOff} onConfirm={work.confirm} onBack={work.back} />
        )}
        <p role="status" className={styles.status}>
          {isWaiting ? (plan ? words.working : words.loading) : ''}
        </p>
        {message !== undefined && (
          <p role="alert" className={styles.message}>
            {message}
          </p>
        )}
      </div>
    </TitledDialog>
  );
}
