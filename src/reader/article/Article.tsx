import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeptText, PageText } from '../../core/site/manifest/doc.ts';
import { type ArticleWorld, ArticleWorldContext } from './ArticleWorld.ts';
import { useArticleActions } from './actions/useArticleActions.tsx';
import { loadBlocks, readyBlocks } from './blocks.ts';
import { keepDrawings } from './fences/drawings.ts';
import { KeptFences } from './fences/KeptFences.tsx';
import { findReadingPlace, returnToPlace } from './readingPlace.ts';
import type { Arrival } from './useDrawnCount.ts';

interface ArticleProps {
  text: PageText;
  world: ArticleWorld;
  arrival: Arrival;
}

/** The text of a doc: as the build drew it, or drawn here from its markdown. */
export const Article = memo(function Article({ text, world, arrival }: ArticleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawable = useDrawable(text, frame);
  const overlay = useArticleActions(frame, world);
  const Blocks = readyBlocks();
  return (
    <ArticleWorldContext.Provider value={world}>
      {'nodes' in drawable ? (
        <Kept key="kept" text={drawable} frame={frame} />
      ) : (
        <div key="drawn" className="prose" ref={frame}>
          {Blocks && <Blocks doc={drawable} arrival={arrival} />}
        </div>
      )}
      {overlay}
    </ArticleWorldContext.Provider>
  );
});

/** The text to draw: a newer one waits for what draws it, and the reader's place in it is kept. */
function useDrawable(text: PageText, frame: RefObject<HTMLElement | null>): PageText {
  const [shown, setShown] = useState(text);
  const places = useRef<ReturnType<typeof findReadingPlace>>([]);
  useEffect(() => {
    if (text === shown) return;
    let isStale = false;
    const show = () => {
      if (isStale) return;
      if (frame.current !== null) keepDrawings(frame.current);
      places.current = frame.current ? findReadingPlace(frame.current) : [];
      setShown(text);
    };
    if ('nodes' in text) show();
    // Where that does not come, the older text stays.
    else loadBlocks().then(show, () => {});
    return () => {
      isStale = true;
    };
  }, [text, shown, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has just been drawn
  useLayoutEffect(() => {
    if (frame.current) returnToPlace(frame.current, places.current);
  }, [shown, frame]);
  return shown;
}

interface KeptProps {
  text: KeptText;
  frame: RefObject<HTMLDivElement | null>;
}

/** The elements that stood in the shell. React leaves alone what is inside; where it had to make the frame anew, they move into it. */
function Kept({ text, frame }: KeptProps) {
  const keep = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      // They were found in this page's shell (reader/app/navigation/prerenderedPage.ts).
      const nodes = text.nodes as readonly Node[];
      if (element !== null && element.firstChild !== (nodes[0] ?? null)) element.replaceChildren(...nodes);
    },
    [text, frame],
  );
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React that what is inside is not its own */}
      <div className="prose" ref={keep} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      <KeptFences text={frame} />
    </>
  );
}

const NOTHING = { __html: '' };
