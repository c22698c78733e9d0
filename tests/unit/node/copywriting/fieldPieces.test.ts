import { describe, expect, it } from 'vitest';
import { listFieldPieces, listManifestPieces } from '../../../../src/node/copywriting/fieldPieces.ts';
import { findPieceLine, type TextPiece } from '../../../../src/node/copywriting/textPiece.ts';

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

describe('listManifestPieces', () => {
  it('leaves what is no JSON to the content check', () => {
    expect(listManifestPieces('{ "site": ')).toEqual([]);
  });

  it('reads the hand-written texts, markdown in them included', () => {
    const manifest = {
      site: { title: '春松', announcementBar: { content: '已停止。[阅读](/docs/)' } },
      versions: [{ name: 'v8', label: '版本', docs: [{ title: '生成的' }], sidebars: { s: ['生成的'] } }],
    };
    expect(show(listManifestPieces(JSON.stringify(manifest, null, 1)))).toEqual([
      '3 春松',
      '5 已停止。阅读',
      '11 版本',
    ]);
  });
});
