import type { Root } from 'hast';
import { memo, useMemo } from 'react';
import Markdown from 'react-markdown';
import type { Doc } from '../core/model/doc.ts';
import { type ArticleWorld, ArticleWorldContext } from './ArticleWorld.ts';
import { elements } from './elements.ts';
import { readyTree } from './readyTree.ts';
import { type Arrival, useDrawnCount } from './useDrawnCount.ts';

interface ArticleProps {
  doc: Doc;
  world: ArticleWorld;
  arrival: Arrival;
}

/** The text of a doc. A long one shows its beginning at once and grows in slices. */
export const Article = memo(function Article({ doc, world, arrival }: ArticleProps) {
  const drawnCount = useDrawnCount(doc, arrival);
  return (
    <ArticleWorldContext.Provider value={world}>
      <div className="prose">
        {doc.blocks.slice(0, drawnCount).map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a doc's blocks never move; an edited doc keeps its place on the screen
          <Block key={at} tree={block} />
        ))}
      </div>
    </ArticleWorldContext.Provider>
  );
});

const Block = memo(function Block({ tree }: { tree: Root }) {
  const plugins = useMemo(() => [readyTree(tree)], [tree]);
  return (
    // Addresses were cleaned when the doc was parsed.
    <Markdown rehypePlugins={plugins} components={elements} urlTransform={(url) => url}>
      {''}
    </Markdown>
  );
});
