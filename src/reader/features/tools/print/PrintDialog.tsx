import { useEffect, useState } from 'react';
import { useHref } from 'react-router-dom';
import { printMessages as words } from '#i18n/printMessages';
import type { Chapter } from '../../../../core/print/printChapters.ts';
import { encodePath } from '../../../../core/site/urls/filePath.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusOnMount } from '../../../ui/Dialog.tsx';
import { QuietButton } from '../../../ui/QuietButton.tsx';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import type { ToolDialogProps } from '../tool.ts';
import { PageTree } from './PageTree.tsx';
import styles from './PrintDialog.part.module.css';
import { PrintDocument } from './PrintDocument.tsx';
import type { PrintTree } from './printScopes.ts';
import { countPages, listScopes, type Scope, type ScopeName, usePrintTree } from './printScopes.ts';
import type { Paper, PrintProgress } from './renderPrintDocument.ts';
import { usePrintJob } from './usePrintJob.ts';

/** The print dialog: selects pages, renders the print document, opens the browser's print dialog. */
export default function PrintDialog({ page, onClose }: ToolDialogProps) {
  const { source, client, manifest, route } = page;
  const { entry } = route;
  const version = route.kind === 'doc' ? route.version : undefined;
  const base = useHref('/').slice(0, -1);
  const addressOf = (path: string) => new URL(base + encodePath(path), document.baseURI).href;
  const job = usePrintJob({ source, client, addressOf });
  const { tree, hasFailed } = usePrintTree(version?.name, entry.path);
  const [name, setName] = useState<ScopeName>('page');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set([entry.id]));
  const scopes = listScopes({ manifest, version, entry }, tree, chosen);
  const scope = scopes.find((each) => each.name === name) ?? scopes[0];
  const { work, paper, Blocks } = job;

  return (
    <TitledDialog title={words.name} close={words.dismiss} className={styles.dialog} onClose={onClose}>
      {work.step === 'choosing' && scope && (
        <ScopeChoice
          scopes={scopes}
          scope={scope}
          tree={tree}
          chosen={chosen}
          note={noteOf({
            hasFailed: work.hasFailed,
            isListMissing: hasFailed,
            isListRead: !version || !!tree,
          })}
          onScope={setName}
          onChoose={(ids, isChosen) =>
            setChosen((before) => {
              const after = new Set(before);
              for (const id of ids) isChosen ? after.add(id) : after.delete(id);
              return after;
            })
          }
          onStart={() => void job.start(scope.order)}
        />
      )}
      {work.step === 'working' && <WorkProgress progress={work.progress} onCancel={job.cancel} />}
      {work.step === 'ready' && paper && (
        <PrintReady
          paper={paper}
          missing={work.missing}
          onRetry={() => scope && void job.start(scope.order)}
          onBack={job.cancel}
        />
      )}
      {paper && Blocks && <PrintDocument paper={paper} Blocks={Blocks} onCommit={job.onCommit} />}
    </TitledDialog>
  );
}

interface ChoiceState {
  hasFailed: boolean | undefined;
  isListMissing: boolean;
  isListRead: boolean;
}

/** The status message while selecting; may be empty. */
function noteOf({ hasFailed, isListMissing, isListRead }: ChoiceState): string {
  if (hasFailed) return words.failed;
  if (isListMissing) return words.listFailed;
  return isListRead ? '' : words.readingList;
}

interface PrintReadyProps {
  paper: Paper;
  missing: readonly Chapter[];
  onRetry: () => void;
  onBack: () => void;
}

/** The step after rendering. While mounted, it makes the browser print the document instead of the page. */
function PrintReady({ paper, missing, onRetry, onBack }: PrintReadyProps) {
  const isWhole = missing.length === 0;
  useEffect(() => {
    document.body.dataset.printing = '';
    return () => {
      delete document.body.dataset.printing;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount, and not if pages are missing
  useEffect(() => {
    if (isWhole) print(paper);
  }, []);
  return (
    <div className={styles.form}>
      <p role="status" className={styles.note}>
        {words.ready(paper.texts.size - missing.length)}
      </p>
      {!isWhole && (
        <div role="alert">
          <p className={styles.note}>{words.missing}</p>
          <ul className={styles.missing}>
            {missing.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.foot}>
        <QuietButton onClick={onBack}>{words.back}</QuietButton>
        {!isWhole && <QuietButton onClick={onRetry}>{words.retry}</QuietButton>}
        <Button ref={focusOnMount} onClick={() => print(paper)}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}

/** Browsers use the document's title as file name of a PDF. */
function print({ site, title }: Paper): void {
  const before = document.title;
  document.title = words.paper.title(site, title);
  window.print();
  document.title = before;
}

interface ScopeChoiceProps {
  scopes: readonly Scope[];
  scope: Scope;
  tree: PrintTree | undefined;
  /** Ids of the selected pages. */
  chosen: ReadonlySet<string>;
  /** Status message; may be empty. */
  note: string;
  onScope: (name: ScopeName) => void;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onStart: () => void;
}

/** The form of the print scope. */
function ScopeChoice(props: ScopeChoiceProps) {
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
              ref={each.name === scope.name ? focusOnMount : undefined}
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

interface WorkProgressProps {
  progress: PrintProgress | undefined;
  onCancel: () => void;
}

/** Progress: fetching is the first half, rendering the second. */
function WorkProgress({ progress, onCancel }: WorkProgressProps) {
  const { kind = 'reading', done = 0, total = 0 } = progress ?? {};
  const share = total === 0 ? 0 : (kind === 'reading' ? 0 : 0.5) + done / total / 2;
  return (
    <div className={styles.form}>
      <p className={styles.note}>{words[kind](done, total)}</p>
      <progress aria-label={words.progress} value={share} />
      {/* In steps of 25 %, because screen readers announce each change of a status. */}
      <p role="status" className="visually-hidden">
        {words.share(Math.floor(share * 4) * 25)}
      </p>
      <div className={styles.foot}>
        <QuietButton ref={focusOnMount} onClick={onCancel}>
          {words.cancel}
        </QuietButton>
      </div>
    </div>
  );
}
