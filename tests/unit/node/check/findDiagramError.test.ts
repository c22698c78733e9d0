import { expect, it } from 'vitest';
import { readDiagram } from '../../../../src/core/document/diagram.ts';
import { findDiagramError } from '../../../../src/node/check/findDiagramError.ts';
import { diagramCache } from '../../../../src/node/diagrams/diagramRenderer.ts';

it('finds the syntax error of a diagram', async () => {
  expect(await findDiagramError('flowchart TD\n  A --> B')).toBeFalsy();
  expect(await findDiagramError('flowchart TD\n  A --> [')).toMatch(/line 2/);
});

it('finds nothing where the parser needs a browser', async () => {
  const box = 'sequenceDiagram\n  box rgba(0,255,0,0.1)\n    participant A\n  end\n  A->>A: 想';
  expect(await findDiagramError(box)).toBeFalsy();
});

it('skips a diagram that was rendered before', async () => {
  // The parser would refuse it.
  const text = 'flowchart TD\n  A --> [ drawn by a build';
  await diagramCache.getOrMake(readDiagram(text).key, () => ({ svg: '<svg/>', size: [1, 1] }));
  expect(await findDiagramError(text)).toBe('');
});
