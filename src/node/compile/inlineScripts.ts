// What is inlined into HTML: small scripts, each compiled by esbuild from a few entries, and the styles of the page that
// opens a pull request.
import { readFile } from 'node:fs/promises';
import { inProject, PROJECT } from '../lib/project.ts';
import { inLanguage, LANGUAGE_CONDITIONS, SCRIPT_TARGET } from './bundlerSettings.ts';
import { openPart } from './engineStore.mjs';

/** Entries of each script, below `src/`. */
const ENTRIES = {
  /** Inlined in the head of each page: runs before other scripts are loaded. */
  boot: ['reader/entries/boot', 'reader/entries/earlyInput', 'reader/entries/rescue'],
  /** The head script of the offline kit. */
  kitBoot: ['reader/entries/boot', 'reader/entries/unextractedKitNotice'],
  /** The head script of a page that reads a folder without a build; the first entry sets what the second reads. */
  folderBoot: ['reader/entries/chooseEngine', 'reader/entries/boot'],
  chooseLanguage: ['reader/entries/chooseLanguage'],
  notFoundLanguage: ['reader/entries/notFoundLanguage'],
  redirectToCanonical: ['reader/entries/redirectToCanonical'],
  redirectMoved: ['reader/entries/redirectMoved'],
  removeServiceWorker: ['reader/entries/removeServiceWorker'],
  siteScript: ['reader/entries/siteScript'],
  send: ['writer/github/pullRequestEntry'],
} as const;

const SEND_STYLES = ['tokens', 'send'].map((name) => `src/reader/styles/${name}.css`);

export type InlineScripts = Readonly<Record<keyof typeof ENTRIES | 'sendStyles', string>>;

export async function openInlineScripts(): Promise<InlineScripts> {
  const { value } = await openPart(inLanguage('inline'), async () => {
    const compiled = await Promise.all(
      Object.entries(ENTRIES).map(async ([name, entries]) => ({ name, ...(await compileScript(entries)) })),
    );
    return {
      inputs: [
        'src/node/compile/inlineScripts.ts',
        'src/reader/styles/breakpoints.css',
        ...SEND_STYLES,
        ...compiled.flatMap(({ inputs }) => inputs),
      ],
      value: {
        ...Object.fromEntries(compiled.map(({ name, text }) => [name, text])),
        sendStyles: await compileSendStyles(),
      } as InlineScripts,
    };
  });
  return value;
}

async function compileSendStyles(): Promise<string> {
  const { resolveBreakpoints } = await import('./stylesheets.ts');
  const sheets = SEND_STYLES.map(async (file) =>
    resolveBreakpoints(file, await readFile(inProject(file), 'utf8')),
  );
  return (await Promise.all(sheets)).join('');
}

async function compileScript(entries: readonly string[]): Promise<{ text: string; inputs: string[] }> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: PROJECT,
    stdin: {
      contents: entries.map((entry) => `import './${entry}.ts';`).join(''),
      resolveDir: inProject('src'),
    },
    bundle: true,
    conditions: LANGUAGE_CONDITIONS,
    format: 'iife',
    minify: true,
    target: SCRIPT_TARGET,
    charset: 'utf8',
    metafile: true,
    write: false,
  });
  return { text: outputFiles[0]?.text.trim() ?? '', inputs: Object.keys(metafile.inputs) };
}
