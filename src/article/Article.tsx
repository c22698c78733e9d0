import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { KeptText, PageText } from '../core/model/doc.ts';
import { type ArticleWorld, ArticleWorldContext } from './ArticleWorld.ts';
import { useArticleActions } from './actions/useArticleActions.tsx';
import { loadBlocks, readyBlocks } from './blocks.ts';
import { KeptFences } from './fences/KeptFences.tsx';
import type { Arrival } from './useDrawnCount.ts';

interface ArticleProps {
  text: PageText;
  world: ArticleWorld;
  arrival: Arrival;
}

/** The text of a doc: as the build drew it, or drawn here from its markdown. */
export const Article = memo(function Article({ text, world, arrival }: ArticleProps) {
  const drawable = useDrawable(text);
  const frame = useRef<HTMLDivElement>(null);
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

/** The text that can be drawn by now: one that was edited since the build drew it waits for what draws it. */
function useDrawable(text: PageText): PageText {
  const [shown, setShown] = useState(text);
  const isReady = 'nodes' in text || readyBlocks() !== undefined;
  useEffect(() => {
    if (!isReady) void loadBlocks().then(() => setShown(text));
  }, [isReady, text]);
  if (isReady && shown !== text) setShown(text);
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
      // They were found in this page's shell (visit/keptText.ts).
      const nodes = text.nodes as readonly Node[];
      if (element !== null && element.firstChild !== (nodes[0] ?? null)) element.replaceChildren(...nodes);
    },
    [text, frame],
  );
  return (
    <>
      <div className="prose" ref={keep} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      <KeptFences text={frame} />
    </>
  );
}

const NOTHING = { __html: '' };
