import { describe, expect, it } from 'vitest';
import { createFileLookup } from '../../../../src/node/check/siteFiles.ts';
import { makeSite } from '../temporarySite.ts';

describe('createFileLookup', () => {
  it('knows what is there, what the build writes, and what differs in case', async () => {
    const find = await createFileLookup(await makeSite({ 'img/图.png': '', '_parts/a.pdf': '' }));
    expect(await find('img/图.png')).toBeUndefined();
    expect(await find('_parts/a.pdf')).toBeUndefined();
    expect(await find('feed.xml')).toBeUndefined();
    expect(await find('img/图.PNG')).toContain('img/图.png');
    expect(await find('img/none.png')).toBe('文件不存在');
  });
});
