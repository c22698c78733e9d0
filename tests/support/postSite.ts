// A site folder with traps, and a page of the server's own that has something to be written there.
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostHandlers, type PostAction } from '../../src/node/devServer/postHandler.ts';
import { listFolder } from '../../src/node/lib/listFiles.ts';
import { openHandler } from './askHandler.ts';
import { tempFolder } from './tempFolder.ts';

export const POST_TOKEN = 'the-word-of-the-page';

/** A byte order mark and line ends of both kinds. */
export const DEPLOY = '\uFEFF# 部署\r\n\r\n正文。\r\n';

export const MANIFEST = `${JSON.stringify({
  site: { title: '站点' },
  versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs' }],
})}\n`;

/** @param createAction what is to be done in a site folder */
export async function openPostSite(createAction: (siteDir: string) => PostAction) {
  const siteDir = await tempFolder({
    'manifest.json': MANIFEST,
    'docs/v8/index.md': '# 首页\n\n[部署](deploy.md)\n',
    'docs/v8/deploy.md': DEPLOY,
    'docs/v8/gbk.md': Buffer.from([0x23, 0x20, 0xb2, 0xbf]),
    'docs/v8/img/a.svg': '<svg/>',
  });
  const outside = await tempFolder({ 'secret.md': '# 别处\n' });
  await symlink(outside, join(siteDir, 'docs/out'));
  await symlink(outside, join(siteDir, 'docs/v8/out'));
  await symlink(join(outside, 'secret.md'), join(siteDir, 'docs/v8/link.md'));
  await symlink(join(siteDir, 'docs/v8/deploy.md'), join(siteDir, 'docs/v8/near.md'));
  await mkdir(join(siteDir, 'docs/v8/folder.md'));
  const handler = createPostHandlers(POST_TOKEN)(createAction(siteDir));
  let port = 0;
  const ask = await openHandler((request, response) => {
    port = request.socket.localPort ?? 0;
    handler(request, response);
  });
  // The port is known once somebody has asked.
  await ask('/');
  const send = (body: string | Buffer, headers: Record<string, string | undefined> = {}, method = 'POST') => {
    const all = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
      'x-save-token': POST_TOKEN,
      ...headers,
    };
    const sent = Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.replaceAll('PORT', String(port))]],
    );
    return ask('/__live/post', Object.fromEntries(sent), method, body);
  };
  const readAll = async () => {
    const list = async (folder: string) => {
      const files = listFolder(folder)
        .filter((file) => !file.startsWith('.changes'))
        .sort();
      return Promise.all(
        files.map(async (file) => [
          file,
          (await readFile(join(folder, file)).catch(String)).toString('latin1'),
        ]),
      );
    };
    return [await list(siteDir), await list(outside)];
  };
  return { siteDir, send, readAll, port: () => port };
}

/** Paths at which no file may be made or changed, whatever is asked for. */
export const FORBIDDEN_PATHS = [
  '../secret.md',
  'docs/../../secret.md',
  'docs/v8/../deploy2.md',
  '/etc/x.md',
  'C:/x.md',
  'C:x.md',
  '\\\\host\\share\\x.md',
  'docs\\v8\\..\\..\\x.md',
  'docs//x.md',
  'docs/v8//x.md',
  'docs/./x.md',
  'docs/v8/./x.md',
  'docs/v8/x.md\u0000.md',
  'docs/out/x.md',
  'docs/out/secret.md',
  'docs/v8/out/x.md',
  'docs/v8/link.md',
  'docs/v8/near.md',
  'docs/v8/nul.md',
  'docs/v8/CON/x.md',
  'docs/v8/com1.md',
  'docs/v8/x.md.',
  'docs/v8/x.md ',
  'docs/v8/x.md::$DATA',
  '.git/hooks/x.md',
  'docs/.x.md',
  'docs/v8/.x.md',
  '.changes/next/record.json',
  'node_modules/x.md',
  '',
];
