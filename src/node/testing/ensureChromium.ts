// A Chromium for the browser tests: the one that is there, else one is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './runTool.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
};

/** The path of a Chromium that starts. Throws with the way out when none can be had. */
export async function ensureChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH 指向的 ${chosen} 不存在。`);
  }
  const found = findInstalled() ?? (await findDownloaded());
  if (found !== undefined) return found;
  if (isDebianRoot()) {
    console.log('没有找到 Chromium，正在安装 Debian 的 chromium 软件包……');
    if (await installDebianPackage()) {
      const installed = findInstalled();
      if (installed !== undefined) return installed;
    }
  }
  console.log('没有找到 Chromium，正在由 Playwright 下载……');
  await runTool('playwright', ['install', 'chromium']);
  const downloaded = await findDownloaded();
  if (downloaded !== undefined) return downloaded;
  throw new Error('没有可用的 Chromium。请安装 Chromium 或 Chrome，或者用 CHROMIUM_PATH 指明它的路径。');
}

function findInstalled(): string | undefined {
  const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
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

async function installDebianPackage(): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], env);
  const isInstalled = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env);
  // Without Chinese letters pages are boxes, but they are pages: the tests do not need it.
  if (isInstalled) await run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk'], env);
  return isInstalled;
}
