// Dates of last commits, by a single `git log` of the site folder: a call per file takes minutes on a large site.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const cache = new Map<string, { head: string; days: ReadonlyMap<string, string> }>();

/**
 * Day of the last commit of each file, by its path inside the folder. Empty without git, and in a shallow clone, where
 * the dates would be wrong.
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

/** HEAD and whether the clone is shallow: the dates depend on both. Empty without git. */
export function readGitState(folder: string): Promise<string> {
  return findState(folder).catch(() => '');
}

function findState(folder: string): Promise<string> {
  return git(folder, ['rev-parse', 'HEAD', '--is-shallow-repository']);
}

async function git(folder: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 1024 * 1024 * 1024 });
  return stdout;
}

/** Commits are listed newest first: the first one that names a file is its last change. */
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
