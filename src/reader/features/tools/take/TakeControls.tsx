import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { codeFileName } from '../../../../core/export/codeFileName.ts';
import { copyMessages } from '../../../../core/i18n/copyMessages.ts';
import { takeMessages } from '../../../../core/i18n/takeMessages.ts';
import { copySoon, selectContent } from '../../../platform/copyText.ts';
import { listen } from '../../../platform/listen.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import type { ToolPage } from '../tool.ts';
import { findHosts, type TakeHost } from './findHosts.ts';
import { readTable } from './readTable.ts';
import { readTaken } from './readTaken.ts';
import { TakeButton } from './TakeButton.tsx';

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
          words={{ done: copyMessages.copied, failed: takeMessages.copyFailed }}
          run={() => copySoon(readTaken(page, host.id))}
        />
      );
    case 'table':
      return (
        <TakeButton
          kind="table"
          name={takeMessages.copyTable}
          words={{ done: copyMessages.copied, failed: copyMessages.failed }}
          run={() => copyTable(host.table)}
        />
      );
    case 'code':
      return (
        <TakeButton
          kind="code"
          name={takeMessages.saveCode}
          words={{ done: takeMessages.saved, failed: takeMessages.saveFailed }}
          run={() => saveCode(host.block)}
        />
      );
  }
}

async function copyTable(table: HTMLTableElement): Promise<boolean> {
  const isCopied = await copySoon(Promise.resolve(readTable(table)));
  if (!isCopied) selectContent(table);
  return isCopied;
}

async function saveCode(block: Element): Promise<boolean> {
  const title = block.querySelector('pre')?.previousElementSibling?.firstElementChild?.textContent ?? '';
  saveFile(codeFileName(title), block.querySelector('pre code')?.textContent ?? '');
  return true;
}
