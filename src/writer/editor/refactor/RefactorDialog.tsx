import { useLayoutEffect, useRef, useState } from 'react';
import { refactorDialogMessages as words } from '#i18n/refactorDialogMessages';
import type { ShownFile, ShownPlan } from '../../../core/site/manifest/refactorRequest.ts';
import { editorPath } from '../../../core/site/urls/editorRoute.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import type { MarkdownPage } from '../../../core/site/urls/siteIndex.ts';
import { Button } from '../../../reader/ui/Button.tsx';
import { QuietButton } from '../../../reader/ui/QuietButton.tsx';
import { TitledDialog } from '../../../reader/ui/TitledDialog.tsx';
import { ActionForm } from './ActionForm.tsx';
import { PAGE_ACTIONS, type PageAction } from './pageActions.ts';
import styles from './RefactorDialog.part.module.css';
import { useRefactoring } from './useRefactoring.ts';

interface RefactorDialogProps {
  page: MarkdownPage;
  isChanged: boolean;
  onClose: () => void;
}

/** Renders a dialog to create, rename, move and order pages, which shows a plan before applying it. */
export default function RefactorDialog({ page, isChanged, onClose }: RefactorDialogProps) {
  const { entry } = page;
  const [name, setName] = useState<PageAction['name']>('new');
  const action = PAGE_ACTIONS.find((each) => each.name === name);
  // The URL, text and manifest may have changed: reload the document after a refactoring.
  const work = useRefactoring(entry.file, ({ files }, path) => {
    const home = page.kind === 'doc' ? page.version.path : '/';
    const isRemoved = files.some(({ sign, file }) => sign === '-' && file === entry.file);
    if (path !== undefined) window.location.assign(pageHref(editorPath(path)));
    else if (isRemoved) window.location.assign(home);
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

interface PlanViewProps {
  plan: ShownPlan;
  isOff: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

function PlanView({ plan, isOff, onConfirm, onBack }: PlanViewProps) {
  const { files, notes } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is read from its beginning
  useLayoutEffect(() => heading.current?.focus(), [plan]);
  return (
    <div className={styles.plan}>
      <h3 ref={heading} tabIndex={-1}>
        {files.length === 0 ? words.nothing : words.plan(files.length)}
      </h3>
      {notes.map((note) => (
        <p key={note}>{words.note(note)}</p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.files} aria-label={words.files} tabIndex={0}>
        <ul>
          {files.map((file) => (
            <FileRow key={`${file.sign}${file.file}`} {...file} />
          ))}
        </ul>
      </section>
      <div className={styles.buttons}>
        {files.length > 0 && (
          <Button aria-disabled={isOff} onClick={() => isOff || onConfirm()}>
            {words.confirm}
          </Button>
        )}
        <QuietButton onClick={onBack}>{words.back}</QuietButton>
      </div>
    </div>
  );
}

function FileRow({ sign, file, to, lines, more }: ShownFile) {
  return (
    <li>
      <span className={styles.sign}>{words.signs[sign]}</span> {file}
      {to !== undefined && ` → ${to}`}
      {lines.map((line) => {
        const Tag = line.sign === '+' ? 'ins' : 'del';
        return (
          <Tag key={`${line.line}${line.sign}`} title={words.line(line.line)}>
            <span aria-hidden="true">{line.sign} </span>
            {line.text}
          </Tag>
        );
      })}
      {more > 0 && <p className={styles.hint}>{words.more(more)}</p>}
    </li>
  );
}
