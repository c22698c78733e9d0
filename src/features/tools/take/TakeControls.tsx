import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { COPIED_MARK_DURATION } from '../../../core/constants.ts';
import { takeMessages } from '../../../core/messages/takeMessages.ts';
import { codeFileName } from '../../../core/take/fileName.ts';
import { toTsv } from '../../../core/take/tsv.ts';
import { copySoon } from '../../../platform/copySoon.ts';
import { listen } from '../../../platform/listen.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { ToolPage } from '../tool.ts';
import { findHosts, type TakeHost } from './findHosts.ts';
import { readTaken } from './readTaken.ts';
import styles from './take.part.module.css';

/**
 * Quiet controls of a text's sections, tables and code. They come where the pointer or the focus does, and stay
 * while the page does; what is drawn ahead holds nothing of them.
 * @param first what the reader had come to when this was loaded
 */
export default function TakeControls({ page, first }: { page: ToolPage; first: Element }) {
  const [hosts, setHosts] = useState<readonly TakeHost[]>(() => findHosts(first, []));
  useEffect(() => {
    const onReach = ({ target }: Event) => {
      if (target instanceof Element) setHosts((known) => findHosts(target, known));
    };
    return listen(document, ['pointerover', 'focusin', 'click'], onReach);
  }, []);
  useEffect(
    () => () => {
      for (const place of document.querySelectorAll('[data-take]')) place.remove();
    },
    [],
  );
  return hosts.map((host, at) => createPortal(<Control host={host} page={page} />, host.place, String(at)));
}

function Control({ host, page }: { host: TakeHost; page: ToolPage }) {
  switch (host.kind) {
    case 'section':
      return (
        <TakeButton
          kind="section"
          name={takeMessages.copySection}
          run={() => copySoon(readTaken(page, host.id))}
        />
      );
    case 'table':
      return (
        <TakeButton
          kind="table"
          name={takeMessages.copyTable}
          run={() => copySoon(Promise.resolve(readTable(host.table)))}
        />
      );
    case 'code':
      return <TakeButton kind="code" name={takeMessages.saveCode} run={() => saveCode(host.block)} />;
  }
}

async function saveCode(block: Element): Promise<boolean> {
  const title = block.querySelector('pre')?.previousElementSibling?.firstElementChild?.textContent ?? '';
  saveFile(codeFileName(title), block.querySelector('pre code')?.textContent ?? '');
  return true;
}

interface TakeButtonProps {
  kind: 'section' | 'table' | 'code';
  name: string;
  /** Tells whether it worked. */
  run: () => Promise<boolean>;
}

/** A small control that says what came of it. */
function TakeButton({ kind, name, run }: TakeButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = window.setTimeout(() => setOutcome(undefined), COPIED_MARK_DURATION);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const done = kind === 'code' ? takeMessages.saved : takeMessages.copied;
  const icon = kind === 'code' ? 'download' : 'copy';
  return (
    <>
      <IconButton
        icon={outcome === 'done' ? 'check' : icon}
        name={name}
        title={name}
        className={styles[kind]}
        onClick={() =>
          void run().then(
            (isDone) => setOutcome(isDone ? 'done' : 'failed'),
            () => setOutcome('failed'),
          )
        }
      />
      <span role="status" className="visually-hidden">
        {outcome && (outcome === 'done' ? done : takeMessages.copyFailed)}
      </span>
    </>
  );
}

/** What in a cell is for the eye or the ear alone. */
const UNREAD = '.visually-hidden, [data-footnote-ref], svg';

/** A table of the page, as it is shown. */
function readTable(table: HTMLTableElement): string {
  return toTsv([...table.rows].map((row) => [...row.cells].map(readCell)));
}

function readCell(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const unread of copy.querySelectorAll(UNREAD)) unread.remove();
  for (const end of copy.querySelectorAll('br')) end.replaceWith(' ');
  return copy.textContent;
}
