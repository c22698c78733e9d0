import { basename } from 'node:path';
import { listFolder } from '../lib/listFolder.ts';
import { zipFiles } from '../lib/zipFiles.ts';

/** Writes a folder into an archive that unpacks to one folder of the same name. */
export async function zipFolder(folder: string, archive: string): Promise<void> {
  await zipFiles(folder, await listFolder(folder), archive, basename(folder));
}
