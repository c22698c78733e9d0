import { describe, expect, it } from 'vitest';
import { readDiagram } from '../../../../../src/core/document/diagram.ts';
import { findProblem } from '../../../../../src/reader/article/fences/Diagram.tsx';

describe('findProblem', () => {
  const diagram = readDiagram('%% 注释\ngraph LR\n A[');

  it('names the line of the source', () => {
    const error = new Error('Parse error on line 2:\n...');
    expect(findProblem(error, diagram)).toEqual({
      text: '图的第 3 行有误，无法绘制，以下是原文。',
      canRetry: false,
    });
  });

  it('lets the reader try again when a part did not come', () => {
    const error = Object.assign(new Error('Loading chunk mermaid failed.'), { name: 'ChunkLoadError' });
    expect(findProblem(error, diagram).canRetry).toBe(true);
  });

  it('has words for the rest', () => {
    expect(findProblem(new Error('x'), diagram).text).toBe('图的写法有误，无法绘制，以下是原文。');
    expect(findProblem('x', diagram).text).toBe('图的写法有误，无法绘制，以下是原文。');
    expect(findProblem(new Error('x'), readDiagram('zenuml')).text).toContain('不是可以绘制的图');
  });
});
