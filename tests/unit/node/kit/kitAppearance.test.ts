// A kit of a site with a face of its own.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hashInline } from '../../../../src/node/build/contentSecurityPolicy.ts';
import { buildKit } from '../../../../src/node/kit/buildKit.ts';
import { inProject } from '../../../../src/node/lib/project.ts';

// Programs are compiled: no measure, only an end for what hangs.
vi.setConfig({ testTimeout: 120_000 });

it('has the theme, the stylesheet and the script of the site, which its policy names', async () => {
  const kit = await mkdtemp(join(tmpdir(), 'docs-kit-'));
  onTestFinished(() => rm(kit, { recursive: true, force: true }));
  const engine = { scripts: ['assets/offline.js'], styles: [], files: [], parts: new Map() };
  await buildKit(
    { siteDir: inProject('tests/fixtures/branded'), outDir: join(kit, 'kit') },
    async () => engine,
  );
  const html = await readFile(join(kit, 'kit/index.html'), 'utf8');
  expect(html).toContain('--accent:#b5179e');
  expect(html).toMatch(/<body>\n<link rel="stylesheet" href="site\.css\?[\da-f]{8}" media="screen">\n/);
  const [, starter = ''] = /<script data-src="site\.js\?[\da-f]{8}">(.*?)<\/script>/.exec(html) ?? [];
  expect(html).toContain(hashInline(starter));
});
