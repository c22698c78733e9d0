// Which road a change takes to publication: `node src/node/classifyChange.mjs <commit that is known to be good>` says
// road=content or road=engine. Runs before anything is installed, hence plain JavaScript.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/** What writers write. Whatever else there is may change how the site is built, or how it is judged. */
const CONTENT = 'public/';
/** Made from the engine's code; and what the application's own words are held to by its tests. */
const NOT_CONTENT = ['public/manifest.schema.json', 'public/.copywriting.yml'];

const changes = listChanges(process.argv[2] ?? '');
const isContent = changes?.every((file) => file.startsWith(CONTENT) && !NOT_CONTENT.includes(file)) ?? false;
const line = `road=${isContent ? 'content' : 'engine'}`;
console.log(changes === undefined ? '不知道与哪个提交比较。' : `改动的文件：\n${changes.join('\n')}`);
console.log(line);
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `${line}\n`);

/** The files in which HEAD differs from a commit; undefined where HEAD does not stand on that commit. */
function listChanges(base) {
  // Nothing else is a commit's name here: not a branch, and not an option for git.
  if (!/^[\da-f]{40,64}$/.test(base)) return undefined;
  try {
    git('merge-base', '--is-ancestor', base, 'HEAD');
    // A file that moves leaves one place and comes to another. With -z no name is quoted.
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
