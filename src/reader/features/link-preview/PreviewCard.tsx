import type { RootContent } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { previewMessages as words } from '#i18n/previewMessages';
import type { PageText } from '../../../core/document/parsedDoc.ts';
import { findSection } from '../../../core/preview/findSection.ts';
import { positionPreview } from '../../../core/preview/positionPreview.ts';
import { listSections, type Section } from '../../../core/search/index/sections.ts';
import { findCategoryTrail } from '../../../core/site/nav/categoryTrail.ts';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { entryOfRoute, versionOfRoute } from '../../../core/site/urls/route.ts';
import { memoize } from '../../../lib/memoize.ts';
import { useContentReader } from '../../content/queries/ContentProvider.tsx';
import { prefetchPage } from '../../content/queries/cache.ts';
import type { ContentReader } from '../../content/queries/contentReader.ts';
import { locate } from '../../content/queries/locate.ts';
import { docQuery } from '../../content/queries/queries.ts';
import { isPrefetchAllowed } from '../../platform/isPrefetchAllowed.ts';
import { isRightToLeft } from '../../platform/isRightToLeft.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import styles from './PreviewCard.part.module.css';

interface PreviewCardProps {
  link: HTMLAnchorElement;
  /** Opened by keyboard focus: the card is announced, and closes on blur. */
  isByKey?: boolean;
  onClose: () => void;
}

/** A preview of a link's page: title, path and first lines. */
export default function PreviewCard({ link, isByKey = false, onClose }: PreviewCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const preview = usePreview(link);
  useDismiss({ link, card, isByKey, onClose });
  // clientWidth is the viewport without the scroll bar.
  const view = { width: document.body.clientWidth, height: window.innerHeight };
  return (
    <div role="status" aria-live={isByKey ? 'polite' : 'off'}>
      {preview && (
        <section
          ref={card}
          className={styles.card}
          style={positionPreview(link.getBoundingClientRect(), view, isRightToLeft(link))}
          aria-label={words.name}
        >
          {preview.path.length > 0 && <p className={styles.path}>{preview.path.join(' › ')}</p>}
          <p className={styles.title}>{preview.title}</p>
          {preview.text !== '' && <p className={styles.text}>{preview.text}</p>}
        </section>
      )}
    </div>
  );
}

function usePreview(link: HTMLAnchorElement): PreviewContent | undefined {
  const reader = useContentReader();
  const base = useHref('/');
  const [preview, setPreview] = useState<PreviewContent>();
  useEffect(() => {
    let isUnmounted = false;
    const root = new URL(base, document.baseURI).href;
    if (link.href.startsWith(root))
      readPreview(reader, link.href.slice(root.length - 1)).then(
        (read) => {
          if (!isUnmounted) setPreview(read);
        },
        // Errors are ignored: the navigation reports them if the reader follows the link.
        () => {},
      );
    return () => {
      isUnmounted = true;
    };
  }, [reader, base, link]);
  return preview;
}

export interface PreviewContent {
  title: string;
  /** Breadcrumbs: version, categories, page, headings. */
  path: readonly string[];
  text: string;
}

/**
 * Reads the section that a URL points to from the query cache, after a prefetch of the page: the preview
 * sends no requests in addition. Undefined if the URL has no text, or prefetching is disabled.
 * @param url path, query and hash of the URL, without the base
 */
async function readPreview(reader: ContentReader, url: string): Promise<PreviewContent | undefined> {
  if (!isPrefetchAllowed()) return undefined;
  const [, pathname = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(url) ?? [];
  await prefetchPage(reader, pathname);
  const { manifest, route } = await locate(reader, pathname);
  const entry = entryOfRoute(route);
  if (entry === undefined) return undefined;
  const text = reader.client.getQueryData(docQuery(reader.source, entry.file).queryKey)?.value;
  if (text === undefined) return undefined;
  const { heading, trail, text: start } = findSection(sectionsOf(text), decodeSafely(hash));
  const version = versionOfRoute(route);
  const names = [
    ...(version === undefined || version.isLast ? [] : [version.label]),
    ...findCategoryTrail(manifest, route.path),
    entry.title,
    ...trail,
  ];
  return heading === ''
    ? { title: entry.title, path: names.slice(0, -1), text: start }
    : { title: heading, path: names, text: start };
}

/** Memoized per text, because long texts have many links to their own sections. */
const sectionsOf = memoize((text: PageText): readonly Section[] =>
  listSections('nodes' in text ? asDoc(text) : text),
);

/** Converts prerendered nodes into a hast tree without the title, which PageHead renders. */
function asDoc({
  nodes,
  headings,
}: Extract<PageText, { nodes: unknown }>): Parameters<typeof listSections>[0] {
  // The nodes were read from the prerendered page (reader/app/navigation/prerenderedPage.ts).
  const children = (nodes as readonly Node[]).map((node) => fromDom(node) as RootContent);
  return { blocks: [{ type: 'root', children }], headings: headings.filter(({ level }) => level > 1) };
}

/** Delay of closing, in milliseconds, in which the pointer can move from the link to the card. */
const CLOSE_DELAY = 300;

interface DismissOptions {
  link: HTMLElement;
  card: RefObject<HTMLElement | null>;
  isByKey: boolean;
  onClose: () => void;
}

/**
 * Calls `onClose` when pointer or focus has left link and card, on scroll, blur of the window, or Esc (WCAG
 * 1.4.13).
 */
function useDismiss({ link, card, isByKey, onClose }: DismissOptions): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    let timer: number | undefined;
    const leave = () => close.current();
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (link.contains(target) || card.current?.contains(target) === true);
    const onOver = ({ target }: Event) => {
      window.clearTimeout(timer);
      if (!isInside(target)) timer = window.setTimeout(leave, CLOSE_DELAY);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const options = { capture: true, passive: true };
    return combineCleanups(
      addListener(document, [isByKey ? 'focusin' : 'pointerover', 'pointerdown'], onOver, options),
      addListener(document, ['scroll'], leave, options),
      addListener(document, ['keydown'], onKeyDown, options),
      addListener(window, ['blur'], leave),
      () => window.clearTimeout(timer),
    );
  }, [link, card, isByKey]);
}
