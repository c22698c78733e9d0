import { expect, it } from 'vitest';
import { cutOff, layOutTitle } from '../../../../src/node/card/layOutTitle.ts';

/** Chinese characters are one em wide, others a half. */
const font = {
  has: () => true,
  widthOf: (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2fff' ? 1 : 0.5), 0),
};
const layOut = (title: string) => layOutTitle(title, font, 1040);

it('sets a short title in one line', () => {
  expect(layOut('部署')).toEqual({ size: 88, lines: ['部署'] });
});

it('breaks between words of Chinese, in lines of similar width', () => {
  expect(layOut('把春松客服部署到自己的服务器上')).toEqual({
    size: 88,
    lines: ['把春松客服部署到', '自己的服务器上'],
  });
});

it('begins no line with closing punctuation, and ends none with an opening one', () => {
  const title = '用 Docker Compose 部署春松客服，并从旧版本（v7）平滑升级到新版本';
  expect(layOut(title).lines).toEqual([
    '用 Docker Compose 部署',
    '春松客服，并从旧版本',
    '（v7）平滑升级到新版本',
  ]);
  for (const length of [3, 4, 5, 6]) {
    const { lines } = layOutTitle('《报表》、“监控”（会话）。', font, length * 88);
    for (const line of lines) expect(line).toMatch(/^[^》、”）。].*[^《“（]$/u);
  }
});

it('breaks other scripts at spaces, which end no line', () => {
  expect(layOut('Backing up and restoring a workspace with snapshots')).toEqual({
    size: 72,
    lines: ['Backing up and restoring a', 'workspace with snapshots'],
  });
});

it('makes a long title smaller, and cuts off a longer one', () => {
  expect(layOut('部署与升级、'.repeat(8))).toMatchObject({ size: 58 });
  const { size, lines } = layOut('部署与升级、'.repeat(20));
  expect([size, lines.length]).toEqual([48, 3]);
  expect(lines[2]).toMatch(/…$/);
});

it('breaks a word that is too wide for a line', () => {
  const { lines } = layOut(`/${'a'.repeat(60)}`);
  expect(lines.join('')).toBe(`/${'a'.repeat(60)}`);
});

it('has no line for a title of emoji that the font lacks', () => {
  expect(layOut('').lines.join('')).toBe('');
});

it('marks what is cut off only where the font has an ellipsis', () => {
  expect(cutOff('部署与升级', font, 3.5, 1)).toEqual(['部署与…']);
  expect(cutOff('部署与升级', { ...font, has: () => false }, 3.5, 1)).toEqual(['部署与']);
});
