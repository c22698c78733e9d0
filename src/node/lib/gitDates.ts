// When each file last changed, from the history of the site folder, in one call: a call
// for each file takes minutes on a large site.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const cache = new Map<string, { head: string; days: ReadonlyMap<string, string> }>();

/**
 * The day of the last commit of every file, by its path inside the folder. Empty when
 * there is no git or the clone is shallow: no date is better than a false one.
 */
export async function readGitDates(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const state = await findState(folder);
    const [head = '', isShallow] = state.split('\n');
    if (isShallow !== 'false') return new Map();
    const known = cache.get(folder);
    if (known?.head === head) return known.days;
    const log = await git(folder, [
      'log',
      '-z',
      '--relative',
      '--name-only',
      '--no-renames',
      '--format=%x01%ct',
      '--',
      '.',
    ]);
    const days = parseLog(log);
    cache.set(folder, { head, days });
    return days;
  } catch {
    return new Map();
  }
}

/** What the dates depend on, files aside; empty without git. */
export function readGitState(folder: string): Promise<string> {
  return findState(folder).catch(() => '');
}

/** The last commit, and on a line of its own whether the ones before it are missing. */
function findState(folder: string): Promise<string> {
  return git(folder, ['rev-parse', 'HEAD', '--is-shallow-repository']);
}

async function git(folder: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 1024 * 1024 * 1024 });
  return stdout;
}

/** Newest commit first: the first mention of a file is its last change. */
function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const part of log.split('\0')) {
    const token = part.replace(/^\n/, '');
    if (token.startsWith('\u0001')) day = new Date(Number(token.slice(1)) * 1000).toISOString().slice(0, 10);
    else if (token !== '' && !days.has(token)) days.set(token, day);
  }
  return days;
}
