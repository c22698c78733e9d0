import * as v from 'valibot';
import { SaveRequest } from '../../core/site/manifest/saveRequest.ts';
import type { PostWork } from './posts.ts';
import { saveFiles } from './saveFiles.ts';

/** Answers a writer's page that has files to be written. */
export function createSaveWork(siteDir: string): PostWork {
  return async (body) => {
    const asked = v.safeParse(SaveRequest, body);
    if (!asked.success) return { status: 400, value: { message: '请求的内容有误' } };
    const saved = await saveFiles(siteDir, asked.output.files);
    return { status: 'status' in saved ? saved.status : 200, value: saved };
  };
}
