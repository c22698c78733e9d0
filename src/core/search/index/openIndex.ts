import * as v from 'valibot';
import { ContentError } from '../../errors.ts';
import { partFile } from './indexFiles.ts';
import { IndexSchema } from './indexFormat.ts';
import type { IndexReader, LoadPart } from './indexReader.ts';
import { readShards } from './readShards.ts';
import { readWhole } from './readWhole.ts';

/**
 * Opens a version's index, of one file or of many. Rejects with a ContentError where it is none.
 * @param pause is awaited between steps: who reads in a browser lets input and painting come first
 */
export async function openIndex(load: LoadPart, pause = async () => {}): Promise<IndexReader> {
  const parsed = v.safeParse(IndexSchema, await load('index', 0));
  if (!parsed.success) throw new ContentError('invalid', partFile('index', 0), '搜索索引的第一个文件有误');
  const index = parsed.output;
  await pause();
  return 'sections' in index ? readShards(index, load) : readWhole(index, pause);
}
