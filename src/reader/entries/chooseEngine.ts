// Inlined in the head of the page that reads a folder of markdown without a build: finds the pages, and loads the engine in
// their language.

import type { EngineFiles } from '../../core/site/manifest/shellAttributes.ts';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';
import { listSummaryFiles } from '../../core/site/nav/summarySidebar.ts';
import { chooseLanguage } from '../../core/site/urls/chooseLanguage.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { guessLocaleOfText } from '../../lib/guessLocaleOfText.mjs';
import { siteKey } from '../../lib/storageKeys.ts';
import { fetchAsWritten } from '../content/folder/fetchAsWritten.ts';
import { type FoundFolder, findFolder } from '../content/folder/findFolder.ts';
import { readResponseText } from '../platform/readResponseText.ts';
import { rootData } from '../store/rootData.ts';

const root = rootData();
const base = new URL('.', document.baseURI);
// Before entries/boot.ts reads the stored preferences: sites of one server share its storage.
root.storageKey = siteKey({ title: '', baseUrl: base.pathname });

if (base.protocol === 'file:') root.file = '';
else {
  window.foundFolder = findFolder(read, root.docs);
  const written = document.documentElement.lang;
  // The application reports why the folder cannot be read.
  if (written) loadEngine(written);
  else void window.foundFolder.then(findLanguage, () => navigator.language).then(loadEngine);
}

async function read(file: string): Promise<string | undefined> {
  const { href } = new URL(encodePath(file), base);
  const response = await fetchAsWritten(fetch)(href, { cache: 'no-cache' });
  if (response.status >= 500) throw new TypeError(response.statusText);
  return response.ok ? (await readResponseText(response, href))?.text : undefined;
}

/** The language of the manifest, else that of the first texts. */
async function findLanguage({ manifest, pages }: FoundFolder): Promise<string> {
  // Not parsed: the application reports a syntax error, in the language of the site.
  const [, locale = 'zh-Hans'] = /"defaultLocale"\s*:\s*"([^"]*)"/.exec(manifest ?? '') ?? [];
  if (manifest !== undefined) return locale;
  const { sidebar, index, dir } = pages;
  const known = (sidebar?.text ?? '') + (index?.text ?? '');
  const others = /\p{Script=Han}/u.test(known) ? [] : listSummaryFiles(sidebar?.text ?? '');
  const first = others.find((file) => file !== index?.file);
  return guessLocaleOfText(known + ((first && (await read(folderPrefix(dir) + first))) ?? ''));
}

function loadEngine(locale: string): void {
  const engines: Readonly<Record<string, EngineFiles>> = JSON.parse(
    document.getElementById('engines')?.textContent ?? '{}',
  );
  const language = chooseLanguage([locale], Object.keys(engines)) ?? 'en';
  document.documentElement.lang = language;
  const { scripts = [], styles = [] } = engines[language] ?? {};
  for (const href of styles)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  for (const src of scripts) {
    // In order, as scripts of a page run.
    const onerror = () => {
      root.missing = src;
    };
    const script = Object.assign(document.createElement('script'), { src, async: false, onerror });
    script.setAttribute(ASSET, src);
    document.head.append(script);
  }
}
