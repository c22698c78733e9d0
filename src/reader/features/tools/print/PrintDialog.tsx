import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { printMessages as words } from '../../../../core/i18n/printMessages.ts';
import { encodePath } from '../../../../core/site/urls/filePath.ts';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import type { ToolPartProps } from '../tool.ts';
import { listScopes, type ScopeName } from './listScopes.ts';
import styles from './PrintDialog.part.module.css';
import { PrintDocument } from './PrintDocument.tsx';
import { ReadyPaper } from './ReadyPaper.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { usePrintJob } from './usePrintJob.ts';
import { usePrintTree } from './usePrintTree.ts';
import { WorkProgress } from './WorkProgress.tsx';

/** Chooses what is printed, has it laid out, and hands it to the browser. */
export default function PrintDialog({ page, onClose }: ToolPartProps) {
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
        <ReadyPaper
          paper={paper}
          missing={work.missing}
          onRetry={() => scope && void job.start(scope.order)}
          onBack={job.cancel}
        />
      )}
      {paper && Blocks && <PrintDocument paper={paper} Blocks={Blocks} onDrawn={job.onDrawn} />}
    </TitledDialog>
  );
}

interface ChoiceState {
  hasFailed: boolean | undefined;
  isListMissing: boolean;
  isListRead: boolean;
}

/** What the reader should know while choosing; empty where there is nothing. */
function noteOf({ hasFailed, isListMissing, isListRead }: ChoiceState): string {
  if (hasFailed) return words.failed;
  if (isListMissing) return words.listFailed;
  return isListRead ? '' : words.readingList;
}
