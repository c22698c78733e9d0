import type { ComponentType } from 'react';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AdoptedText, PageText } from '../../core/document/parsedDoc.ts';
import { loadChunk } from '../platform/loadChunk.ts';
import { type ArticleEnvironment, ArticleEnvironmentContext } from './ArticleEnvironment.ts';
import { useArticleActions } from './actions/useArticleActions.tsx';
import type { BlocksProps } from './Blocks.tsx';
import { cacheDiagramsIn } from './fences/diagramCache.ts';
import { LiveFences } from './fences/LiveFences.tsx';
import type { Arrival } from './useRenderedCount.ts';

interface ArticleProps {
  text: PageText;
  environment: ArticleEnvironment;
  arrival: Arrival;
}

/** The text of a doc: inserts the prerendered DOM nodes, or renders the parsed AST. */
export const Article = memo(function Article({ text, environment, arrival }: ArticleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rendered = useRenderedText(text, frame);
  const overlay = useArticleActions(frame, environment);
  return (
    <ArticleEnvironmentContext.Provider value={environment}>
      {'nodes' in rendered ? (
        <PrerenderedText key="prerendered" text={rendered} frame={frame} />
      ) : (
        <div key="parsed" className="prose" ref={frame}>
          {LoadedBlocks && <LoadedBlocks doc={rendered} arrival={arrival} />}
        </div>
      )}
      {overlay}
    </ArticleEnvironmentContext.Provider>
  );
});

/**
 * The text to render: a changed text replaces the old one when the chunk that renders it has loaded. Then this also
 * restores the scroll position.
 */
function useRenderedText(text: PageText, frame: RefObject<HTMLElement | null>): PageText {
  const [shown, setShown] = useState(text);
  const anchors = useRef<ReturnType<typeof findScrollAnchors>>([]);
  useEffect(() => {
    if (text === shown) return;
    let isStale = false;
    const show = () => {
      if (isStale) return;
      if (frame.current !== null) cacheDiagramsIn(frame.current);
      anchors.current = frame.current ? findScrollAnchors(frame.current) : [];
      setShown(text);
    };
    if ('nodes' in text) show();
    // If loading fails, the old text stays.
    else loadBlocks().then(show, () => {});
    return () => {
      isStale = true;
    };
  }, [text, shown, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after another text was rendered
  useLayoutEffect(() => {
    if (frame.current) restoreScroll(frame.current, anchors.current);
  }, [shown, frame]);
  return shown;
}

interface PrerenderedTextProps {
  text: AdoptedText;
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * An element with the prerendered DOM nodes, which React does not reconcile. If React recreates the element, the nodes
 * are moved into the new one.
 */
function PrerenderedText({ text, frame }: PrerenderedTextProps) {
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      // reader/app/navigation/prerenderedPage.ts has collected them; the type in core knows no DOM.
      const nodes = text.nodes as readonly Node[];
      if (element !== null && element.firstChild !== (nodes[0] ?? null)) element.replaceChildren(...nodes);
    },
    [text, frame],
  );
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty: it makes React leave the child nodes alone */}
      <div className="prose" ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />
      <LiveFences text={frame} />
    </>
  );
}

const EMPTY_HTML = { __html: '' };

let LoadedBlocks: ComponentType<BlocksProps> | undefined;

/**
 * Loads the component that renders a parsed text. Call it before rendering an Article with a parsed text, because Article
 * needs the component synchronously. Prerendered nodes need no component.
 */
export async function loadBlocks(): Promise<void> {
  LoadedBlocks ??= (await loadChunk(() => import(/* webpackChunkName: "blocks" */ './Blocks.tsx'))).Blocks;
}

interface ScrollAnchor {
  text: string;
  /** Distance from the top of the viewport, in pixels. */
  top: number;
}

/** Number of blocks to try as scroll anchors: an edit may have changed the first ones. */
const BLOCKS = 8;

/** Finds the first blocks below the top of the viewport; none if the page is not scrolled. */
export function findScrollAnchors(text: HTMLElement): readonly ScrollAnchor[] {
  if (window.scrollY === 0) return [];
  const blocks = [...text.children].filter((block) => block.getBoundingClientRect().bottom > 0);
  return blocks.slice(0, BLOCKS).map((block) => ({
    text: block.textContent,
    top: block.getBoundingClientRect().top,
  }));
}

/** Moves the first anchor whose text occurs in exactly one block of the new text to its old position in the viewport. */
export function restoreScroll(text: HTMLElement, anchors: readonly ScrollAnchor[]): void {
  const blocks = anchors.length > 0 ? [...text.children] : [];
  for (const anchor of anchors) {
    const [found, another] = blocks.filter(({ textContent }) => textContent && textContent === anchor.text);
    if (found === undefined || another !== undefined) continue;
    window.scrollBy({ top: found.getBoundingClientRect().top - anchor.top, behavior: 'instant' });
    return;
  }
}
