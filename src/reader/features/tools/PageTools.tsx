import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { LOADING, messages } from '#i18n/messages';
import { toolMessages } from '#i18n/toolMessages';
import { HAS_TOC_COLUMN, TOC_ID } from '../../../core/constants.ts';
import { parseComparedVersion } from '../../../core/diff/comparisonUrl.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { useContentReader } from '../../content/queries/ContentProvider.tsx';
import { addListener } from '../../platform/listen.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { isInRail, PageRail } from './PageRail.tsx';
import styles from './PageTools.part.module.css';
import { ToolList } from './ToolList.tsx';
import type { ToolEntry, ToolPage } from './tool.ts';
import { TOOLS } from './tools.ts';

/** Milliseconds that the status message of an action is shown. */
const STATUS_DURATION = 4000;

/** A lower viewport has no space below the table of contents. */
const HAS_RAIL = `${HAS_TOC_COLUMN} and (min-height: 32rem)`;

interface PageToolsProps {
  manifest: Manifest;
  route: Route;
  tools?: typeof TOOLS;
}

/**
 * The reading tools: a deferred component. Portals render the menu into the page's line of metadata, which has space for
 * its button, and, where the table of contents has a column, the actions for the page below it.
 */
export function PageTools({ manifest, route, tools = TOOLS }: PageToolsProps) {
  const reader = useContentReader();
  const [host, setHost] = useState(findHost);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page renders its own head
  useLayoutEffect(() => setHost(findHost()), [route]);
  if (host === null || !('entry' in route)) return null;
  const page = { route, manifest, ...reader };
  const entries = tools.flatMap((tool) => tool(page));
  return entries.length > 0 && <Tools key={route.path} {...{ page, entries, host }} />;
}

const findHost = () => document.querySelector('[data-facts]');

interface ToolsProps {
  page: ToolPage;
  entries: readonly ToolEntry[];
  host: Element;
}

function Tools({ page, entries, host }: ToolsProps) {
  const hasRail = useSyncExternalStore(followRail, () => matchMedia(HAS_RAIL).matches);
  // A comparison hides the column.
  const isComparison = parseComparedVersion(useLocation().search) !== undefined;
  const rail = (hasRail && !isComparison && document.getElementById(TOC_ID)?.parentElement) || undefined;
  const [open, setOpen] = useState<Extract<ToolEntry, { load: unknown }>>();
  const [text, setText] = useState('');
  useEffect(() => {
    if (text === '' || text === LOADING) return;
    const timer = window.setTimeout(() => setText(''), STATUS_DURATION);
    return () => window.clearTimeout(timer);
  }, [text]);

  const choose = (entry: Exclude<ToolEntry, { href: string }>) => {
    if ('load' in entry) setOpen(entry);
    // Not twice: a second press while the chunk loads would save a second file.
    else if (text !== LOADING) {
      setText(LOADING);
      entry.run().then(setText, () => setText(toolMessages.failed));
    }
  };
  const status = (
    <span role="status" className={text === '' ? 'visually-hidden' : styles.status}>
      {text}
    </span>
  );
  const menu = entries.filter((entry) => !rail || !isInRail(entry));
  return (
    <>
      {createPortal(
        <div className={styles.slot}>
          {!rail && status}
          {menu.length > 0 && (
            <Dropdown name={toolMessages.open} label={toolMessages.open}>
              <ToolList entries={menu} onChoose={choose} />
            </Dropdown>
          )}
        </div>,
        host,
      )}
      {rail &&
        createPortal(
          <PageRail entries={entries.filter(isInRail)} onChoose={choose}>
            {status}
          </PageRail>,
          rail,
        )}
      {open && (
        <LazyDialog
          key={open.name}
          load={open.load}
          given={{ page, onClose: () => setOpen(undefined) }}
          words={messages.lazyPart}
        />
      )}
    </>
  );
}

const followRail = (onChange: () => void) => addListener(matchMedia(HAS_RAIL), ['change'], onChange);
