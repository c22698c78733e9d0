import { describe, expect, it } from 'vitest';
import { diffTexts } from '../../../../src/writer/drafts/diffTexts.ts';

describe('diffTexts', () => {
  it('marks the words of a line that was reworded, and lines of one side as wholes', () => {
    const rows = diffTexts('# 部署\n\n先安装 Docker。\n旧的一行\n', '# 部署\n\n先安装 Podman。\n');
    expect(rows).toEqual([
      { kind: 'same', text: '# 部署' },
      { kind: 'same', text: '' },
      {
        kind: 'changed',
        before: [
          { text: '先安装 ', isOwn: false },
          { text: 'Docker', isOwn: true },
          { text: '。', isOwn: false },
        ],
        after: [
          { text: '先安装 ', isOwn: false },
          { text: 'Podman', isOwn: true },
          { text: '。', isOwn: false },
        ],
      },
      { kind: 'changed', before: [{ text: '旧的一行', isOwn: true }], after: undefined },
      { kind: 'same', text: '' },
    ]);
  });

  it('counts what is the same and far away, and has nothing to say of the same', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `第 ${at} 行`);
    const rows = diffTexts(lines.join('\n'), lines.map((line, at) => (at === 10 ? '别的' : line)).join('\n'));
    expect(rows[0]).toEqual({ kind: 'gap', count: 8 });
    expect(rows.at(-1)).toEqual({ kind: 'gap', count: 7 });
    expect(diffTexts('甲', '甲')).toEqual([]);
  });
});
