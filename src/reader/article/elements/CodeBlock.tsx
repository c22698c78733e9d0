import { type ComponentProps, useMemo, useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { DIAGRAM_LANGUAGE, readDiagram } from '../../../core/document/diagram.ts';
import { CodeView } from '../code/CodeView.tsx';
import { DiagramFigure } from '../fences/DiagramFigure.tsx';
import { recallDrawing } from '../fences/drawings.ts';
import { LazyFence } from '../fences/LazyFence.tsx';
import { fences } from '../fences.ts';
import { readCodeBlock } from './readCodeBlock.ts';

/** A fenced block: code, or what the table of fences draws in its place. */
export function CodeBlock({ node }: ComponentProps<'pre'> & ExtraProps) {
  const { fence, language, values } = useMemo(() => readCodeBlock(node), [node]);
  // Drawn before: nothing has to be loaded for it. Once what draws has come, it stays.
  const [wasDrawn] = useState(() => findDrawing(language, fence.code) !== undefined);
  const drawing = wasDrawn ? findDrawing(language, fence.code) : undefined;
  if (drawing !== undefined) return <DiagramFigure fence={fence} drawing={drawing} />;
  const load = fences.get(language);
  if (load === undefined) return <CodeView fence={fence} language={language} values={values} />;
  // The code of what is drawn gets no colours, which would have to be loaded, and stays as it is written.
  const plain = <CodeView fence={fence} language="" values={[]} />;
  return (
    <div data-fence={language} data-title={fence.title}>
      <LazyFence load={load} fence={fence} plain={plain} />
    </div>
  );
}

function findDrawing(language: string, code: string) {
  return language === DIAGRAM_LANGUAGE ? recallDrawing(readDiagram(code).key) : undefined;
}
