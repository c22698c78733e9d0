import { describe, expect, it } from 'vitest';
import { createFileSource } from '../../../../src/build/lib/fileSource.ts';
import { makeSite } from '../temporarySite.ts';

describe('createFileSource', () => {
  it('reads files of the folder', async () => {
    const source = createFileSource(await makeSite({ 'manifest.json': '{}', 'docs/安装.md': '# 安装' }));
    expect(await source.readManifest()).toEqual({ text: '{}' });
    expect(await source.readText('docs/安装.md')).toEqual({ text: '# 安装' });
  });

  it.each(['docs/none.md', '../outside.md'])('calls %s not found', async (file) => {
    const source = createFileSource(await makeSite({ 'a.md': '' }));
    await expect(source.readText(file)).rejects.toMatchObject({ kind: 'notFound', place: file });
  });
});
