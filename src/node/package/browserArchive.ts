// Makes the archive of the browser's files, for sites without Node: unpacked beside a folder of markdown on any web server,
// it reads the pages that a sidebar file lists (reader/entries/folder.tsx).
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SITE } from '../../core/constants.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { scriptJson } from '../../lib/scriptJson.ts';
import { renderPolicy } from '../build/contentSecurityPolicy.ts';
import { THEME_COLORS } from '../build/shell.ts';
import { importInLanguage } from '../compile/importInLanguage.ts';
import { escapeScript } from '../lib/escapeHtml.ts';
import { LANGUAGES } from '../lib/languages.mjs';
import { listFolder } from '../lib/listFiles.ts';
import { zipFiles } from '../lib/zipFiles.ts';
import type { BrowserEngine } from './browserLanguage.ts';

export async function buildBrowserArchive(archive: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mojian-'));
  try {
    await writeBrowserFiles(folder);
    await zipFiles(folder, listFolder(folder), archive);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the files of the archive: the engine in each language, and a page that chooses among them. */
export async function writeBrowserFiles(folder: string): Promise<void> {
  const engines: BrowserEngine[] = [];
  for (const language of LANGUAGES) {
    const { writeBrowserEngine } = await importInLanguage<typeof import('./browserLanguage.ts')>(
      language,
      'package/browserLanguage',
    );
    engines.push(await writeBrowserEngine(folder));
  }
  await markEncoding(folder);
  await writeFile(join(folder, 'index.html'), toAscii(renderShell(engines)));
  await writeFile(join(folder, '404.html'), toAscii(renderNotFound(engines)));
}

// Servers may declare another encoding for all their files. Pages are ASCII, also since writers may save them in another
// encoding; in scripts and stylesheets a byte order mark has precedence.

const toAscii = (html: string) =>
  html.replace(/\P{ASCII}/gu, (character) => `&#${character.codePointAt(0)};`);

/** In strings and regular expressions, in which alone scripts have other characters. */
const toAsciiScript = (code: string) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function markEncoding(folder: string): Promise<void> {
  const files = listFolder(folder).filter((file) => /\.(?:js|css)$/.test(file));
  await mapLimit(files, async (file) => {
    const path = join(folder, file);
    await writeFile(path, `\uFEFF${await readFile(path, 'utf8')}`);
  });
}

type Words = BrowserEngine['words'];

/** A sentence in each language. */
const inEach = (engines: readonly BrowserEngine[], element: string, pick: (words: Words) => string) =>
  engines.map(({ language, words }) => `<${element} lang="${language}">${pick(words)}</${element}>`).join('');

/** The second line is for those who put the files on a server: they may name title, folder and language there. */
function renderShell(engines: readonly BrowserEngine[]): string {
  const boot = toAsciiScript(escapeScript(engines[0]?.bootScript ?? ''));
  const { defaultMode, respectPrefersColorScheme } = DEFAULT_SITE.colorMode;
  const files = Object.fromEntries(engines.map((engine) => [engine.language, engine.files]));
  return `<!doctype html>
<html lang="" data-title="" data-docs="" data-theme="${defaultMode}" data-default-mode="${defaultMode}" data-respect-os="${respectPrefersColorScheme}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${renderPolicy([boot], ['*'])}">
<script type="application/json" id="engines">${scriptJson(files)}</script>
<script>${boot}</script>
<title></title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${THEME_COLORS[defaultMode]}">
<link rel="icon" href="data:,">
<style>#from-file,#no-engine{display:none}[data-file] #from-file,[data-missing] #no-engine{display:block}</style>
</head>
<body>
<a id="skip" href="#main">${inEach(engines, 'span', (words) => `${words.skipToContent} `)}</a>
<div id="root"></div>
<div id="from-file" role="alert">${inEach(engines, 'p', (words) => words.openedAsFile)}</div>
<div id="no-engine" role="alert">${inEach(engines, 'p', (words) => words.missingEngine)}</div>
<noscript>${inEach(engines, 'p', (words) => words.needsScript)}</noscript>
</body>
</html>
`;
}

/** Served at any path, so that it can refer to no file of the site. */
function renderNotFound(engines: readonly BrowserEngine[]): string {
  const [first] = engines;
  return `<!doctype html>
<html lang="${first?.language}">
<head>
<meta charset="utf-8">
<title>${first?.words.notFound}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body>
${inEach(engines, 'div', ({ notFound, notFoundHint, goHome }) => `<h1>${notFound}</h1><p>${notFoundHint}</p><p><a href="/">${goHome}</a></p>`)}
</body>
</html>
`;
}
