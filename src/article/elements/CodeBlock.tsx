import { type ComponentProps, useMemo } from 'react';
import type { ExtraProps } from 'react-markdown';
import { CodeView } from '../code/CodeView.tsx';
import { LazyFence } from '../fences/LazyFence.tsx';
import { fences } from '../fences.ts';
import { LargeImage } from './LargeImage.tsx';
import { readCodeBlock } from './readCodeBlock.ts';

/** A fenced block: code, or what the table of fences draws in its place. */
export function CodeBlock({ node }: ComponentProps<'pre'> & ExtraProps) {
  const { fence, language } = useMemo(() => readCodeBlock(node), [node]);
  const load = fences.get(language);
  // The code of what is drawn gets no colours, which would have to be loaded.
  const plain = <CodeView fence={fence} language={load ? '' : language} />;
  if (load === undefined) return plain;
  return (
    <div data-fence={language} data-title={fence.title}>
      <LazyFence load={load} fence={fence} plain={plain} Large={LargeImage} />
    </div>
  );
}
