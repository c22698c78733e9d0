import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Deployment } from '../../../../src/core/offline/deployment.ts';
import { listDeploymentFiles, writeServiceWorker } from '../../../../src/node/build/serviceWorker.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { testManifest } from '../../../support/testManifest.ts';

const engine = {
  scripts: ['assets/web.1.js'],
  styles: ['assets/web.2.css'],
  parts: new Map([
    ['docs', ['assets/docs.3.js']],
    ['html', ['assets/shared.4.js', 'assets/html.5.js']],
  ]),
  files: [
    'assets/web.1.js',
    'assets/web.2.css',
    'assets/docs.3.js',
    'assets/shared.4.js',
    'assets/html.5.js',
    'assets/diagram.6.js',
  ],
  worker: 'service-worker.js',
};

describe('listDeploymentFiles', () => {
  it('tells what every page needs from what only some use', () => {
    expect(listDeploymentFiles(engine)).toEqual({
      needed: [
        'assets/web.1.js',
        'assets/web.2.css',
        'assets/docs.3.js',
        'assets/shared.4.js',
        'assets/html.5.js',
      ],
      later: ['assets/diagram.6.js'],
    });
  });
});

const spanish = { direction: 'ltr', calendar: 'gregory' } as const;

describe('writeServiceWorker', () => {
  it('writes the deployment in front of the code, with a shell for any base path', async () => {
    const folder = await tempFolder({ 'service-worker.js': 'run();' });
    await writeServiceWorker(folder, engine, testManifest);
    const text = await readFile(join(folder, 'service-worker.js'), 'utf8');
    const [, json = ''] = /^self\.__docsDeployment=(.+);\nrun\(\);$/.exec(text) ?? [];
    const { shell, ...rest } = JSON.parse(json) as Deployment;
    expect(rest).toMatchObject(listDeploymentFiles(engine));
    expect(shell).toContain('src="/__site_root__/assets/web.1.js"');
    expect(shell).toContain('data-service-worker="service-worker.js"');
  });

  it('writes the worker of a language into its folder, and names the languages inside it', async () => {
    const locale = (name: string, path: string) => ({ ...spanish, locale: name, label: name, path });
    const locales = [locale('zh-Hans', '/'), locale('es', '/es/'), locale('es-MX', '/es/mx/')];
    const folder = await tempFolder({ 'es/service-worker.js': 'run();' });
    const manifest = { locales, site: { ...testManifest.site, defaultLocale: 'es' } };
    await writeServiceWorker(folder, { ...engine, worker: 'es/service-worker.js' }, manifest);
    const text = await readFile(join(folder, 'es/service-worker.js'), 'utf8');
    expect(text).toContain('"home":"es/","others":["es/mx/"]');
    expect(text).toContain('data-home=\\"es/\\"');
  });

  it('writes a worker that removes itself where the engine has none', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'service-worker.js'), 'left over');
    await writeServiceWorker(folder, { ...engine, worker: undefined }, testManifest);
    const text = await readFile(join(folder, 'service-worker.js'), 'utf8');
    expect(text).toContain('.unregister()');
    expect(text).not.toContain('left over');
    expect(text.length).toBeLessThan(2000);
  });
});
