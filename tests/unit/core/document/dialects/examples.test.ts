// The guide's examples of the syntax of other engines.
import { describe, expect, it } from 'vitest';
import { DIALECT_NAMES } from '../../../../../src/core/document/dialects/dialectNames.ts';
import { fillIncludes } from '../../../../../src/core/document/includes/fillIncludes.ts';
import { listIncludes } from '../../../../../src/core/document/includes/includeSyntax.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { DIALECT_EXAMPLES, INCLUDED } from '../../../../support/dialectExamples.ts';
import { showTree } from '../../../../support/showTree.ts';

describe('the syntax of another engine', () => {
  it.each(DIALECT_EXAMPLES)('$engine: $source', ({ dialect, source, shown }) => {
    const options = { dialects: dialect === null ? [] : [dialect] };
    const includes = listIncludes(parseDocument(source, options).tree);
    const { blocks, findings } = parseDocument(
      fillIncludes(source, 'docs/page.md', includes, INCLUDED),
      options,
    ).doc;
    expect(showTree(blocks)).toBe(shown);
    expect(findings).toEqual([]);
  });

  it('has an example of every dialect; those with components have a table of their own', () => {
    const shown = new Set(DIALECT_EXAMPLES.map(({ dialect }) => dialect));
    expect(DIALECT_NAMES.filter((name) => !shown.has(name))).toEqual(['mdx', 'vue']);
  });
});
