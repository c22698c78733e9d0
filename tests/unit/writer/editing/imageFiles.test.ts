import { describe, expect, it } from 'vitest';
import {
  imageHref,
  insertImages,
  nameImageFile,
  referencesImage,
  replaceImageHref,
} from '../../../../src/writer/editing/imageFiles.ts';

describe('images of a page', () => {
  it('are named after it and put beside it, without taking the place of another', async () => {
    const taken = new Set(['docs/v8/部署 指南-1.png', 'docs/v8/部署 指南-2.png']);
    const isTaken = async (path: string) => taken.has(path);
    expect(await nameImageFile('docs/v8/部署 指南.md', 'png', isTaken)).toBe('docs/v8/部署 指南-3.png');
    expect(await nameImageFile('docs/v8/部署 指南.md', 'jpg', isTaken)).toBe('docs/v8/部署 指南-1.jpg');
    expect(await nameImageFile('a:b/为什么?.md', 'png', isTaken)).toBe('a:b/为什么-1.png');
  });

  it('are linked relatively; the text follows when a smaller one takes their place', () => {
    const address = imageHref('docs/v8/deploy.md', 'docs/v8/deploy-1.png');
    expect(address).toBe('deploy-1.png');
    const edit = insertImages([address, 'deploy-2.png'])('甲乙', 1, 1);
    expect(edit).toMatchObject({ from: 1, to: 1, select: [3, 7] });
    expect(edit?.insert).toBe('![图片说明](deploy-1.png)\n\n![图片说明](deploy-2.png)');
    const text = '甲![图](deploy-1.png)乙';
    expect(replaceImageHref(address, 'deploy-1.webp')(text, 1, 19)).toEqual({
      from: 6,
      to: 18,
      insert: 'deploy-1.webp',
      select: [1, 20],
    });
    expect(replaceImageHref('other.png', 'a')(text, 0, 0)).toBeUndefined();
    const html = '<img src="deploy-1.png">';
    expect(replaceImageHref(address, 'a.webp')(html, 0, 0)).toMatchObject({ from: 10, insert: 'a.webp' });
  });

  it.each([
    '![图](甲%20乙-1.png)',
    '![图](./甲%20乙-1.png "题")',
    '![图](<甲 乙-1.png>)',
    '<img src="甲 乙-1.png">',
    '[图]: 甲%20乙-1.png',
  ])('are found in %s', (text) => {
    expect(referencesImage(text, 'docs/甲 乙.md', 'docs/甲 乙-1.png')).toBe(true);
    expect(referencesImage(text, 'docs/甲 乙.md', 'docs/甲 乙-2.png')).toBe(false);
  });
});
