import { type ComponentProps, useMemo, useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { CodeView } from '../code/CodeView.tsx';
import { LazyFence } from '../fences/LazyFence.tsx';
import { fences } from '../fences.ts';
import { readCodeBlock } from './readCodeBlock.ts';

/** Renders a fenced block: as code, or by the renderer that `fences` has for its language. */
export function CodeBlock({ node }: ComponentProps<'pre'> & ExtraProps) {
  const { fence, language, values } = useMemo(() => readCodeBlock(node), [node]);
  const renderer = fences.get(language);
  // If a static render is cached at mount, no chunk is loaded. If it is cached later, the lazy component stays
  // mounted.
  const [wasStatic] = useState(() => renderer?.renderStatic?.(fence) !== undefined);
  if (renderer === undefined) return <CodeView fence={fence} language={language} values={values} />;
  const rendered = wasStatic ? renderer.renderStatic?.(fence) : undefined;
  if (rendered !== undefined) return rendered;
  // The fallback is plain: highlighting it would load a grammar.
  const plain = <CodeView fence={fence} language="" values={[]} />;
  return (
    <div data-fence={language} data-title={fence.title}>
      <LazyFence load={renderer.load} fence={fence} plain={plain} />
    </div>
  );
}
