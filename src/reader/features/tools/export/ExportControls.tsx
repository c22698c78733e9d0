import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyMessages } from '#i18n/copyMessages';
import { exportMessages } from '#i18n/toolMessages';
import { COPIED_DURATION } from '../../../../core/constants.ts';
import { codeFileName } from '../../../../core/export/codeFileName.ts';
import { toTsv } from '../../../../core/export/tsv.ts';
import { copyPromisedText, selectContent } from '../../../platform/copyText.ts';
import { addListener } from '../../../platform/listen.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { ToolPage } from '../tool.ts';
import styles from './ExportControls.part.module.css';
import { exportPage } from './exportPage.ts';

/**
 * Buttons that export sections, tables and code of a text. Portals render them when pointer or focus reaches
 * their element, so prerendered HTML and hydration have no such buttons.
 * @param first element that pointer or focus had reached when this chunk was loaded
 */
export default function ExportControls({ page, first }: { page: ToolPage; first: Element }) {
  const [hosts, setHosts] = useState<readonly ExportHost[]>(() => findExportHosts(first, []));
  useEffect(() => {
    const onReach = ({ target }: Event) => {
      if (target instanceof Element) setHosts((known) => findExportHosts(target, known));
    };
    return addListener(document, ['pointerover', 'focusin', 'click'], onReach);
  }, []);
  useEffect(
    () => () => {
      for (const node of document.querySelectorAll('[data-take]')) node.remove();
    },
    [],
  );
  return hosts.map((host, at) => createPortal(<Control host={host} page={page} />, host.node, String(at)));
}

function Control({ host, page }: { host: ExportHost; page: ToolPage }) {
  switch (host.kind) {
    case 'section':
      return (
        <ExportButton
          kind="section"
          name={exportMessages.copySection}
          words={{ done: copyMessages.copied, failed: exportMessages.copyFailed }}
          run={() => copyPromisedText(exportPage(page, host.id))}
        />
      );
    case 'table':
      return (
        <ExportButton
          kind="table"
          name={exportMessages.copyTable}
          words={{ done: copyMessages.copied, failed: copyMessages.failed }}
          run={() => copyTable(host.table)}
        />
      );
    case 'code':
      return (
        <ExportButton
          kind="code"
          name={exportMessages.saveCode}
          words={{ done: exportMessages.saved, failed: exportMessages.saveFailed }}
          run={() => saveCode(host.block)}
        />
      );
  }
}

async function copyTable(table: HTMLTableElement): Promise<boolean> {
  const isCopied = await copyPromisedText(Promise.resolve(readTable(table)));
  if (!isCopied) selectContent(table);
  return isCopied;
}

async function saveCode(block: Element): Promise<boolean> {
  const title = block.querySelector('pre')?.previousElementSibling?.firstElementChild?.textContent ?? '';
  saveFile(codeFileName(title), block.querySelector('pre code')?.textContent ?? '');
  return true;
}

interface ExportButtonProps {
  kind: 'section' | 'table' | 'code';
  name: string;
  words: { done: string; failed: string };
  /** Resolves to whether it succeeded. */
  run: () => Promise<boolean>;
}

/** An icon button that shows and announces the result of its action. */
function ExportButton({ kind, name, words, run }: ExportButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = window.setTimeout(() => setOutcome(undefined), COPIED_DURATION);
    return () => window.clearTimeout(timer);
  }, [outcome]);
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
      <span role="status" className={outcome === 'failed' ? styles.failed : 'visually-hidden'}>
        {outcome && words[outcome]}
      </span>
    </>
  );
}

export type ExportHost = { node: Element } & (
  | { kind: 'section'; id: string }
  | { kind: 'table'; table: HTMLTableElement }
  | { kind: 'code'; block: Element }
);

/** The link next to a heading. */
const LINK = '[data-action="copyAddress"]';

/**
 * Adds host nodes for the heading and code block at the target, and for all tables of the text, because most
 * tables are not focusable. Each host is a node that React does not render, so React leaves it alone.
 */
function findExportHosts(target: Element, known: readonly ExportHost[]): readonly ExportHost[] {
  const text = target.closest('.prose');
  if (text === null) return known;
  const hosts = [...text.querySelectorAll('table')].flatMap((table): ExportHost[] => {
    const frame = table.parentElement;
    if (frame?.dataset.region === undefined || hasHost(frame)) return [];
    const node = createHost();
    frame.prepend(node);
    return [{ kind: 'table', node, table }];
  });
  const heading = target.closest('h2, h3, h4, h5, h6') ?? target.closest(LINK)?.previousElementSibling;
  const frame = heading?.parentElement;
  if (frame?.querySelector(`:scope > ${LINK}`) && heading?.id && !hasHost(frame))
    hosts.push({ kind: 'section', node: frame.appendChild(createHost()), id: heading.id });
  const block = target.closest('[data-code]');
  const actions = block?.querySelector('[data-action="copy"]')?.parentElement;
  if (block && actions && !hasHost(actions))
    hosts.push({ kind: 'code', node: actions.appendChild(createHost()), block });
  return hosts.length === 0 ? known : [...known.filter(({ node }) => node.isConnected), ...hosts];
}

const hasHost = (frame: Element) => frame.querySelector(':scope > [data-take]') !== null;

function createHost(): Element {
  const node = document.createElement('span');
  node.dataset.take = '';
  return node;
}

/** Nodes of a cell that are not exported. */
const EXCLUDED = '.visually-hidden, [data-footnote-ref], svg';

/** Serializes a rendered table as TSV. */
function readTable(table: HTMLTableElement): string {
  return toTsv([...table.rows].map((row) => [...row.cells].map(readCell)));
}

function readCell(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const excluded of copy.querySelectorAll(EXCLUDED)) excluded.remove();
  for (const end of copy.querySelectorAll('br')) end.replaceWith(' ');
  for (const math of copy.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? '');
  return copy.textContent;
}
