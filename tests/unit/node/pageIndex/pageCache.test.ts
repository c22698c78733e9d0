import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseUnmarked } from '../../../../src/core/document/parseDocument.ts';
import { openFileHashes } from '../../../../src/node/lib/fileHashes.ts';
import { endBuildCache, findCachedDoc, startBuildCache } from '../../../../src/node/pageIndex/pageCache.ts';
import { parsePage } from '../../../../src/node/pageIndex/parsePage.ts';

const hashes = openFileHashes('');
const read = (text: string) => parsePage({ text, hash: text, badLine: undefined });
const kept = (text: string) => {
  const json = findCachedDoc(text);
  return json && JSON.parse(new TextDecoder().decode(json));
};

it('keeps what was parsed for as long as somebody draws', () => {
  read('# 早');
  expect(kept('# 早')).toBeUndefined();
  startBuildCache(hashes);
  read('# 安装');
  expect(kept('# 安装').title).toBe('安装');
  endBuildCache();
  expect(kept('# 安装')).toBeUndefined();
});

const texts = ['tests/fixtures/markdown', 'tests/fixtures/foreign', 'public/docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
);

it('loses nothing of a doc on the way', () => {
  startBuildCache(hashes);
  expect(texts.length).toBeGreaterThan(40);
  for (const [name, text] of texts) {
    read(text);
    expect(kept(text), name).toEqual(parseUnmarked(text).doc);
  }
  endBuildCache();
});
