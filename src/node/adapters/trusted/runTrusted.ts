// Runs a configuration that is code where the command is told to trust it.
import { fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adapterMessages as messages } from '#i18n/adapterMessages';
import { inProject } from '../../lib/project.ts';
import { Call, type Fields, isPlain, setField, Unread } from '../literalValues.ts';

/** An environment variable: worker processes inherit it. */
const VARIABLE = 'TRUST_CONFIGURATION';

/** Option of a command that runs the configuration of another engine. */
export const TRUST_OPTION = { trust: { type: 'boolean' } } as const;

export function trustConfiguration(isWanted: boolean | undefined): void {
  if (isWanted) process.env[VARIABLE] = '1';
}

export const isTrusted = () => process.env[VARIABLE] === '1';

const RUNNER = inProject('src/node/adapters/trusted/runConfig.mjs');

/** Milliseconds. */
const MAX_TIME = 30_000;

/** How long what a configuration gives is used again: a command reads it several times. */
const MAX_AGE = 5000;

/** What a module exports, or why it could not be run. */
export type Outcome = { exports: Fields } | { failure: string };

const known = new Map<string, { since: number; outcome: Promise<Outcome> }>();

/** @param path of the configuration inside the site folder */
export function runTrusted(siteDir: string, path: string): Promise<Outcome> {
  const file = join(siteDir, path);
  const last = known.get(file);
  if (last !== undefined && performance.now() - last.since < MAX_AGE) return last.outcome;
  const outcome = run(file).then((sent): Outcome => {
    if ('failure' in sent)
      return { failure: sent.failure === 'NO_COMPILER' ? messages.noCompiler : sent.failure };
    return { exports: revive(sent.exports, { path, folders: [siteDir, realpathSync(siteDir)] }) as Fields };
  });
  known.set(file, { since: performance.now(), outcome });
  return outcome;
}

function run(file: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = fork(RUNNER, [file], {
      cwd: findProjectFolder(dirname(file)),
      // Without the arguments of this process, such as the TypeScript loader of the tests.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ failure: messages.tooSlow(MAX_TIME / 1000) });
    }, MAX_TIME);
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors = (errors + chunk).slice(-2000);
    });
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    child.on('message', (message) => finish(message as Outcome));
    child.on('error', (error) => finish({ failure: error.message }));
    child.on('exit', (code) =>
      finish({ failure: /^\w*Error\b.*$/m.exec(errors)?.[0] ?? messages.exited(code ?? 0) }),
    );
  });
}

/** The folder of the project, from which engines run. */
function findProjectFolder(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (at === dirname(at)) return folder;
  }
}

interface Origin {
  path: string;
  /** The site folder, by which its own paths begin. */
  folders: readonly string[];
}

/** The values as readLiterals.ts gives them: paths begin at the site folder. */
function revive(value: unknown, origin: Origin): unknown {
  const place = (code: string) => ({ file: origin.path, line: 1, code });
  if (typeof value === 'string') return toSitePath(value, origin);
  if (Array.isArray(value)) return value.map((each) => revive(each, origin));
  if (!isPlain(value)) return value;
  if (typeof value.$unread === 'string') return new Unread(place(value.$unread));
  const { $call } = value as { $call?: Pick<Call, 'name' | 'module' | 'arguments'> & { callee?: unknown } };
  if ($call !== undefined) {
    const callee = revive($call.callee, origin);
    return new Call({
      name: $call.name,
      module: $call.module,
      arguments: $call.arguments.map((each) => revive(each, origin)),
      place: place($call.name),
      callee: callee instanceof Call ? callee : undefined,
    });
  }
  const fields: Fields = {};
  for (const [key, each] of Object.entries(value)) setField(fields, key, revive(each, origin));
  return fields;
}

function toSitePath(text: string, { folders }: Origin): string {
  const folder = folders.find((each) => text === each || text.startsWith(`${each}/`));
  return folder === undefined ? text : text.slice(folder.length) || '/';
}
