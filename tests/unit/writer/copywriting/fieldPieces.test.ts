import { describe, expect, it } from 'vitest';
import { listFieldPieces } from '../../../../src/writer/copywriting/fieldPieces.ts';
import { findPieceLine, type TextPiece } from '../../../../src/writer/copywriting/textPiece.ts';

const show = (pieces: readonly TextPiece[]) =>
  pieces.map((piece) => `${findPieceLine(piece, 0)} ${piece.text}`);

describe('listFieldPieces', () => {
  it('reads the values of front matter, not its keys', () => {
    const yaml = 'sidebar_position: 3\ndescription: 简介\nkeywords:\n  - 甲\n  - 乙';
    expect(show(listFieldPieces(yaml, 1))).toEqual(['3 简介', '4 甲', '4 乙']);
  });

  it('leaves what is no YAML to the content check', () => {
    expect(listFieldPieces('a: b: c', 1)).toEqual([]);
  });
});
