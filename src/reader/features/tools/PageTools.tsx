import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LOADING, messages } from '#i18n/messages';
import { toolMessages } from '#i18n/toolMessages';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useContentReader } from '../../content/queries/ContentProvider.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import styles from './PageTools.part.module.css';
import type { ToolEntry, ToolPage } from './tool.ts';
import { TOOLS } from './tools.ts';

/** Milliseconds that the status message of an action is shown. */
const STATUS_DURATION = 4000;

interface PageToolsProps {
  manifest: Manifest;
  route: Route;
  tools?: typeof TOOLS;
}

/**
 * The menu of reading tools: a deferred component. A portal renders it into the page's line of metadata,
 * which has space for its button.
 */
export function PageTools({ manifest, route, tools = TOOLS }: PageToolsProps) {
  const reader = useContentReader();
  const [host, setHost] = useState(findHost);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page renders its own head
  useLayoutEffect(() => setHost(findHost()), [route]);
  if (host === null || !('entry' in route)) return null;
  const page = { route, manifest, ...reader };
  const entries = tools.flatMap((tool) => tool(page));
  return entries.length > 0 && createPortal(<ToolMenu key={route.path} {...{ page, entries }} />, host);
}

const findHost = () => document.querySelector('[data-facts]');

function ToolMenu({ page, entries }: { page: ToolPage; entries: readonly ToolEntry[] }) {
  const [open, setOpen] = useState<Extract<ToolEntry, { load: unknown }>>();
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (status === '' || status === LOADING) return;
    const timer = window.setTimeout(() => setStatus(''), STATUS_DURATION);
    return () => window.clearTimeout(timer);
  }, [status]);

  const choose = (entry: Exclude<ToolEntry, { href: string }>) => {
    if ('load' in entry) setOpen(entry);
    // Not twice: a second press while the chunk loads would save a second file.
    else if (status !== LOADING) {
      setStatus(LOADING);
      entry.run().then(setStatus, () => setStatus(toolMessages.failed));
    }
  };
  return (
    <div className={styles.slot}>
      <span role="status" className={status === '' ? 'visually-hidden' : styles.status}>
        {status}
      </span>
      <Dropdown name={toolMessages.open} label={toolMessages.open}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              {'href' in entry ? (
                <PageLink to={entry.href}>{entry.label}</PageLink>
              ) : (
                <button type="button" onClick={() => choose(entry)}>
                  {entry.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Dropdown>
      {open && (
        <LazyDialog
          key={open.name}
          load={open.load}
          given={{ page, onClose: () => setOpen(undefined) }}
          words={messages.lazyPart}
        />
      )}
    </div>
  );
}
