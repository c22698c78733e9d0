// A Chromium for the browser tests, and Chinese letters: what is not there is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './runTool.ts';

/** Chromium without windows, also the name of Debian's package: it opens a page in a third of the time. */
const SHELL = 'chromium-headless-shell';

/** Debian's packages. Without such letters pages are boxes: narrower than letters, and no words on paper. */
const LETTERS = ['fonts-noto-cjk', 'fontconfig'];

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
};

/**
 * The path of a Chromium that starts. Throws with the way out when none can be had.
 * @param install installs Debian's packages where that can be done without asking
 */
export async function ensureChromium(install = installDebianPackages): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH 指向的 ${chosen} 不存在。`);
  }
  const missing = [
    ...(findInstalled([SHELL]) === undefined ? [SHELL] : []),
    ...(hasChineseLetters() ? [] : LETTERS),
  ];
  if (missing.length > 0) await install(missing);
  const found = findInstalled(NAMES) ?? (await findDownloaded());
  if (found !== undefined) return found;
  console.log('没有找到 Chromium，正在由 Playwright 下载……');
  await runTool('playwright', ['install', 'chromium']);
  const downloaded = await findDownloaded();
  if (downloaded !== undefined) return downloaded;
  throw new Error('没有可用的 Chromium。请安装 Chromium 或 Chrome，或者用 CHROMIUM_PATH 指明它的路径。');
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...(PLACES[process.platform] ?? [])].find((path) => existsSync(path) && isUsable(path));
}

/** Ubuntu puts a script in the browser's place that only asks for a snap. */
function isUsable(path: string): boolean {
  // On Windows the question for its version would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0;
}

async function findDownloaded(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function hasChineseLetters(): boolean {
  // Systems with windows have them.
  if (process.platform !== 'linux') return true;
  return spawnSync('fc-list', [':lang=zh']).stdout?.length > 0;
}

async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (!isDebianRoot()) return;
  console.log(`正在安装 Debian 的软件包：${names.join('、')}……`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name], env);
  await run('apt-get', ['update'], env);
  // A mirror that lacks the one without windows has the whole browser.
  for (const name of names)
    if (!(await install(name)) && findInstalled(NAMES) === undefined) await install('chromium');
}
