// Finds or installs Chromium and Chinese fonts for the browser tests.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandMessages } from '#i18n/commandMessages';
import { run, runTool } from './runTool.ts';

/** Headless Chromium and its Debian package: it opens a page in a third of the time. */
const SHELL = 'chromium-headless-shell';

/** Debian packages: without CJK fonts a browser renders boxes, which are narrower and have no text in a PDF. */
const FONTS = ['fonts-noto-cjk', 'fontconfig'];

const messages = commandMessages.test;

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
 * The path of a Chromium that starts. Rejects with advice where none is found or installed.
 * @param install installs Debian packages, as root
 */
export async function ensureChromium(install = installDebianPackages): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(messages.chromiumNotFound(chosen));
  }
  const missing = [
    ...(findInstalled([SHELL]) === undefined ? [SHELL] : []),
    ...(hasChineseFont() ? [] : FONTS),
  ];
  if (missing.length > 0) await install(missing);
  const found = findInstalled(NAMES) ?? (await findDownloaded());
  if (found !== undefined) return found;
  console.log(messages.downloadingChromium);
  await runTool('playwright', ['install', 'chromium']);
  const downloaded = await findDownloaded();
  if (downloaded !== undefined) return downloaded;
  throw new Error(messages.noChromium);
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...(PLACES[process.platform] ?? [])].find((path) => existsSync(path) && isUsable(path));
}

/** Ubuntu's `chromium` is a script that asks to install a snap. */
function isUsable(path: string): boolean {
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

function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  return spawnSync('fc-list', [':lang=zh']).stdout?.length > 0;
}

async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (!isDebianRoot()) return;
  console.log(messages.installingPackages(names));
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name], env);
  await run('apt-get', ['update'], env);
  // Some mirrors have no headless shell, but all of Chromium.
  for (const name of names)
    if (!(await install(name)) && findInstalled(NAMES) === undefined) await install('chromium');
}
