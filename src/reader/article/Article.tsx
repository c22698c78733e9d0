import type { ComponentType } from 'react';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AdoptedText, PageText } from '../../core/site/manifest/doc.ts';
import { loadPart } from '../platform/loadPart.ts';
import { type ArticleEnvironment, ArticleEnvironmentContext } from './ArticleEnvironment.ts';
import { useArticleActions } from './actions/useArticleActions.tsx';
import type { BlocksProps } from './Blocks.tsx';
import { cacheDiagramsIn } from './fences/diagramCache.ts';
import { PrerenderedFences } from './fences/PrerenderedFences.tsx';
import type { Arrival } from './useRenderedCount.ts';

interface ArticleProps {
  text: PageText;
  environment: ArticleEnvironment;
  arrival: Arrival;
}

/** The text of a doc: adopts the prerendered nodes, or renders the parsed tree. */
export const Article = memo(function Article({ text, environment, arrival }: ArticleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawable = useDrawable(text, frame);
  const overlay = useArticleActions(frame, environment);
  const Blocks = loadedBlocks();
  return (
    <ArticleEnvironmentContext.Provider value={environment}>
      {'nodes' in drawable ? (
        <Kept key="kept" text={drawable} frame={frame} />
      ) : (
        <div key="drawn" className="prose" ref={frame}>
          {Blocks && <Blocks doc={drawable} arrival={arrival} />}
        </div>
      )}
      {overlay}
    </ArticleEnvironmentContext.Provider>
  );
});

/**
 * The text on the screen: a newer one waits until its component has loaded, and the scroll position is
 * preserved.
 */
function useDrawable(text: PageText, frame: RefObject<HTMLElement | null>): PageText {
  const [shown, setShown] = useState(text);
  const places = useRef<ReturnType<typeof findScrollAnchors>>([]);
  useEffect(() => {
    if (text === shown) return;
    let isStale = false;
    const show = () => {
      if (isStale) return;
      if (frame.current !== null) cacheDiagramsIn(frame.current);
      places.current = frame.current ? findScrollAnchors(frame.current) : [];
      setShown(text);
    };
    if ('nodes' in text) show();
    // If loading fails, the older text stays as a fallback.
    else loadBlocks().then(show, () => {});
    return () => {
      isStale = true;
    };
  }, [text, shown, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after another text was rendered
  useLayoutEffect(() => {
    if (frame.current) restoreScroll(frame.current, places.current);
  }, [shown, frame]);
  return shown;
}

interface KeptProps {
  text: AdoptedText;
  frame: RefObject<HTMLDivElement | null>;
}

/** The prerendered nodes, which React leaves alone. If React recreated the frame they are moved into it. */
function Kept({ text, frame }: KeptProps) {
  const keep = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      // The nodes were read from the prerendered page (reader/app/navigation/prerenderedPage.ts).
      const nodes = text.nodes as readonly Node[];
      if (element !== null && element.firstChild !== (nodes[0] ?? null)) element.replaceChildren(...nodes);
    },
    [text, frame],
  );
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty: it makes React leave the child nodes alone */}
      <div className="prose" ref={keep} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      <PrerenderedFences text={frame} />
    </>
  );
}

const NOTHING = { __html: '' };

let blocks: ComponentType<BlocksProps> | undefined;

/**
 * Loads the component that renders a parsed text; a prerendered page needs none. Until then loadedBlocks() is
 * undefined.
 */
export async function loadBlocks(): Promise<void> {
  blocks ??= (await loadPart(() => import(/* webpackChunkName: "blocks" */ './Blocks.tsx'))).Blocks;
}

function loadedBlocks(): typeof blocks {
  return blocks;
}

interface SitePage {
  text: string;
  /** Distance from the top of the viewport, in pixels. */
  top: number;
}

/** Several blocks are candidates: the edit may be in the first ones. */
const BLOCKS = 8;

/** The blocks below the top of the viewport; none before the reader has scrolled. */
export function findScrollAnchors(text: HTMLElement): readonly SitePage[] {
  if (window.scrollY === 0) return [];
  const blocks = [...text.children].filter((block) => block.getBoundingClientRect().bottom > 0);
  return blocks.slice(0, BLOCKS).map((block) => ({
    text: wordsOf(block),
    top: block.getBoundingClientRect().top,
  }));
}

/** Scrolls so that the first of these blocks whose text occurs exactly once in the new text is where it was. */
export function restoreScroll(text: HTMLElement, places: readonly SitePage[]): void {
  if (places.length === 0) return;
  const blocks = [...text.children].map((block) => ({ block, words: wordsOf(block) }));
  for (const place of places) {
    const [found, another] = blocks.filter(({ words }) => words !== '' && words === place.text);
    if (found === undefined || another !== undefined) continue;
    window.scrollBy({ top: found.block.getBoundingClientRect().top - place.top, behavior: 'instant' });
    return;
  }
}

const wordsOf = (block: Element): string => block.textContent;
