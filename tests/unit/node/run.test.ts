import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../support/tempFolder.ts';

/** All that the program consists of, named from the project. */
const PROGRAM = [
  'src/node/run.mjs',
  'src/node/startCommand.mjs',
  'src/node/lib/cacheRoot.mjs',
  'src/lib/guessLocaleOfText.mjs',
  'src/node/lib/guessLocale.mjs',
  'src/node/lib/languages.mjs',
  'src/node/package/packedParts.mjs',
  'src/core/i18n/zh-Hans/earlyMessages.mjs',
  'src/core/i18n/en/earlyMessages.mjs',
  'src/node/compile/compileCommands.mjs',
  'src/node/compile/engineStore.mjs',
];
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

/** A project with two commands, whose npm only says that it was called. */
async function runIn(
  installed: string | undefined,
  args: string[],
  {
    locked = { 'node_modules/a': { version: '1.0.0' } },
    more = {},
    env = {},
    from = '.',
  }: { locked?: object; more?: Record<string, string>; env?: Record<string, string>; from?: string } = {},
) {
  const project = await tempFolder({
    'package.json': '{ "type": "module" }',
    'package-lock.json': lock(locked),
    'npm/npm-cli.js': 'console.log("npm", process.argv.slice(2).join(" "))',
    'src/node/commands/hello.ts':
      'console.log("hello", process.argv.slice(2).join(" ")); process.exitCode = 7;',
    'src/node/commands/options.ts': `import { execFileSync } from 'node:child_process';
const child = 'console.log("child", process.env.GOGC, process.env.NODE_OPTIONS)';
console.log(execFileSync(process.execPath, ['-e', child], { encoding: 'utf8' }));`,
    'src/node/commands/typed.ts': 'console.log("typed in", process.env.INIT_CWD, "runs in", process.cwd());',
    'src/node/commands/hang.ts': 'process.kill(process.pid, "SIGTERM");',
    ...(installed && { 'node_modules/.package-lock.json': installed }),
    ...more,
  });
  await mkdir(join(project, 'node_modules'), { recursive: true });
  await symlink(join(PROJECT, 'node_modules/esbuild'), join(project, 'node_modules/esbuild'), 'junction');
  for (const file of PROGRAM) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await copyFile(join(PROJECT, file), join(project, file));
  }
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'src/node/run.mjs'), ...args],
    {
      cwd: join(project, from),
      encoding: 'utf8',
      env: {
        ...process.env,
        GOGC: undefined,
        LC_ALL: 'zh_CN.UTF-8',
        NODE_OPTIONS: '--no-deprecation',
        npm_execpath: join(project, 'npm/npm-cli.js'),
        ...env,
      },
    },
  );
  return { status, signal, output: (stdout + stderr).replaceAll(project, 'PROJECT') };
}

describe('run.mjs', () => {
  const upToDate = lock({ 'node_modules/a': { version: '1.0.0' } });

  it('lists the commands when asked for an unknown one', async () => {
    const { status, output } = await runIn(upToDate, ['helo']);
    expect(status).toBe(1);
    expect(output).toMatch(/没有命令「helo」.*npm run hello/s);
  });

  it('installs nothing when all packages are there', async () => {
    expect((await runIn(upToDate, ['hello'])).output).not.toContain('npm ci');
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', lock({})],
    ['a package has another version', lock({ 'node_modules/a': { version: '0.9.0' } })],
  ])('installs when %s', async (_case, installed) => {
    expect((await runIn(installed, ['hello'])).output).toMatch(
      /正在安装依赖（npm ci）.*npm ci --include=dev/s,
    );
  });

  it('does without the packages of other systems', async () => {
    const locked = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true },
    };
    expect((await runIn(upToDate, ['hello'], { locked })).output).not.toContain('npm ci');
  });

  it('passes arguments in and the exit code out', async () => {
    const { status, output } = await runIn(upToDate, ['hello', '--name', '世界']);
    expect(output).toContain('hello --name 世界');
    expect(status).toBe(7);
  });

  it.each([
    ['npm, which changes to the project', { env: { INIT_CWD: '/srv/site' } }, '/srv/site'],
    ['hand in the project', { env: { INIT_CWD: '' } }, 'PROJECT'],
    ['hand elsewhere', { env: { INIT_CWD: '/srv/site' }, from: 'src/node' }, 'PROJECT/src/node'],
  ])('says where it was typed, started by %s', async (_by, how, folder) => {
    const { output } = await runIn(upToDate, ['typed'], how);
    expect(output).toContain(`typed in ${folder} runs in PROJECT`);
  });

  describe('speaks', () => {
    const greet = async (
      manifest: object | undefined,
      args: string[] = [],
      env: Record<string, string> = {},
    ) => {
      const more = {
        'package.json': await readFile(join(PROJECT, 'package.json'), 'utf8'),
        'src/core/i18n/zh-Hans/greeting.ts': "export const greeting = '你好';",
        'src/core/i18n/en/greeting.ts': "export const greeting = 'Hello';",
        'src/node/commands/greet.ts': `import { greeting } from '#i18n/greeting';
import { greeting as ofSite } from '#site-i18n/greeting';
console.log(greeting, ofSite, process.argv.slice(2).join());`,
        ...(manifest && { 'site/manifest.json': JSON.stringify(manifest) }),
      };
      const all = { INIT_CWD: '', SITE_DIR: 'site', LC_ALL: '', LC_MESSAGES: '', LANG: '', ...env };
      return runIn(upToDate, ['greet', ...args], { more, env: all });
    };

    it.each([
      ['zh-Hans', '你好'],
      ['zh-CN', '你好'],
      ['en', 'Hello'],
      ['en-GB', 'Hello'],
      ['fr', 'Hello'],
      [undefined, '你好'],
    ])('the language of the site: %s', async (defaultLocale, said) => {
      const { output } = await greet({ site: { title: 'A', defaultLocale } }, [], { LANG: 'de_DE' });
      const compiling = said === 'Hello' ? 'Compiling the engine' : '正在编译引擎';
      expect(output).toContain(`${said} ${said} \n`);
      expect(output).toContain(compiling);
    });

    it('that of the terminal where there is no site', async () => {
      expect((await greet(undefined, [], { LANG: 'en_US.UTF-8' })).output).toContain('Hello Hello');
      expect((await greet(undefined, [], { LANG: 'zh_CN.UTF-8' })).output).toContain('你好 你好');
    });

    it('that of --lang before all, and writes in that of the site', async () => {
      const site = { site: { title: 'A' } };
      const env = { LANG: 'zh_CN' };
      const { output } = await greet(site, ['--a', '--lang', 'en', '--b'], env);
      expect(output).toContain('Hello 你好 --a,--b\n');
      expect((await greet(site, ['--lang=en-US'], env)).output).toContain('Hello 你好 \n');
    });

    it('no language that it does not know, and lists those that it knows', async () => {
      const site = { site: { title: 'A' } };
      const { status, output } = await greet(site, ['--lang', 'tlh']);
      expect([status, output]).toEqual([2, '没有语言「tlh」，可以写：en、zh-Hans\n']);
      expect((await greet({ site: { defaultLocale: 'en' } }, ['--lang'])).output).toBe(
        'Option --lang requires a language. Available: en, zh-Hans\n',
      );
    });
  });

  it('names the place of what cannot be read in our own code', async () => {
    const more = { 'src/node/commands/broken.ts': 'const = 1;' };
    const { status, output } = await runIn(upToDate, ['hello'], { more });
    expect(status).toBe(1);
    expect(output).toMatch(/命令没有启动：.*src\/node\/commands\/broken\.ts:1:6/s);
  });

  it('lets Go programs free memory seldom, and keeps the Node options of the caller', async () => {
    const { output } = await runIn(upToDate, ['options']);
    expect(output).toMatch(/^child 400 --no-deprecation$/m);
  });

  // Windows knows no signals.
  if (process.platform !== 'win32')
    it('fails when the command was killed', async () => {
      expect((await runIn(upToDate, ['hang'])).signal).toBe('SIGTERM');
    });
});
