// Tells CI whether a push changes content only: `node src/node/classifyChange.mjs <last commit whose run passed>` prints
// change=content or change=engine. It runs before `npm ci`, hence plain JavaScript.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findSiteLanguage } from './lib/languages.mjs';

/** The site folders. A change anywhere else may affect the engine or its tests. */
const CONTENT = ['public/', 'guide/'];
/** Files that are generated from the engine's code, and the word table, an input of the engine's tests. */
const NOT_CONTENT = [
  'public/manifest.schema.json',
  'public/.copywriting.yml',
  'guide/docs/reference/manifest.md',
  'guide/zh/docs/reference/manifest.md',
  'guide/docs/reference/front-matter.md',
  'guide/zh/docs/reference/front-matter.md',
];

const changes = listChanges(process.argv[2] ?? '');
const isContent = changes?.every(isContentFile) ?? false;
const line = `change=${isContent ? 'content' : 'engine'}`;
const language = findSiteLanguage(fileURLToPath(new URL('../../public', import.meta.url))) ?? 'en';
const { earlyMessages: words } = await import(`../core/i18n/${language}/earlyMessages.mjs`);
console.log(changes === undefined ? words.noBase : words.changedFiles(changes));
console.log(line);
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `${line}\n`);

function isContentFile(file) {
  return CONTENT.some((folder) => file.startsWith(folder)) && !NOT_CONTENT.includes(file);
}

/** The files that differ between a commit and HEAD; undefined if the commit is not an ancestor of HEAD. */
function listChanges(base) {
  // Only a full hash: a branch name would move, and a leading `-` would be an option of git.
  if (!/^[\da-f]{40,64}$/.test(base)) return undefined;
  try {
    git('merge-base', '--is-ancestor', base, 'HEAD');
    // --no-renames lists both paths of a moved file; -z leaves names unquoted.
    const files = git('diff', '--name-only', '--no-renames', '-z', base, 'HEAD').split('\0');
    return files.filter((file) => file !== '');
  } catch {
    return undefined;
  }
}

function git(...args) {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1024 ** 3,
  });
}
