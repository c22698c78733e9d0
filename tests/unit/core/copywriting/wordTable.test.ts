import { describe, expect, it } from 'vitest';
import { parseWordTable } from '../../../../src/core/copywriting/wordTable.ts';
import { readWordTable } from '../../../../src/node/copywriting/readWordTable.ts';
import { makeSite } from '../../node/temporarySite.ts';

describe('the word table', () => {
  it('belongs to the site; a site without one has none', async () => {
    expect(await readWordTable(await makeSite({ 'docs/a.md': '正文' }))).toBeUndefined();
    const siteDir = await makeSite({ '.copywriting.yml': 'names: [Docker]' });
    expect(await readWordTable(siteDir)).toMatchObject({ names: ['Docker'], terms: [], require: [] });
  });

  it('names what is wrong with it', () => {
    expect(() => parseWordTable('names: Docker')).toThrow(/\.copywriting\.yml：names 应为列表/);
    expect(() => parseWordTable('name: [Docker]')).toThrow(/name/);
    expect(() => parseWordTable('names: [a\nterms: []')).toThrow(/\.copywriting\.yml:\d/);
  });
});
