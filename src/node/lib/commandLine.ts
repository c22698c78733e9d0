// Shared by all commands: arguments, environment variables, exit codes and errors.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { commandMessages } from '#i18n/commandMessages';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { codeOf, explainError } from './errors.ts';

const messages = commandMessages.arguments;

/** Parses a command's arguments; `--help` prints the usage and ends the process. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config?: T) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    refuseArguments(usage, describeArgumentError(error, config));
  }
}

/**
 * Prints a problem with the arguments and the command that prints the usage, then exits with code 2.
 * @example '没有选项「--strct」，是不是想写 --strict？（用法：npm run check -- --help）'
 */
export function refuseArguments(usage: string, problem: string): never {
  const [command = ''] = /^(?:npm run|npm|npx mojian) \S+/.exec(usage) ?? [];
  console.error(messages.refused(problem, `${command}${command.startsWith('npm') ? ' --' : ''} --help`));
  process.exit(2);
}

function describeArgumentError(error: unknown, config: ParseArgsConfig = {}): string {
  const { options = {} } = config;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional' && !config.allowPositionals) return messages.noPositionals(token.value);
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined) {
      const known = [...Object.keys(options), 'help'].map((name) => `--${name}`);
      return describeUnknownName(messages.optionKind, token.rawName, known);
    }
    if (option.type === 'string' && (token.value === undefined || isOptionLike(token)))
      return messages.valueMissing(token.rawName);
    if (option.type === 'boolean' && token.value !== undefined) return messages.noValue(token.rawName);
  }
  return messageOf(error);
}

/** `--title --dry-run`: the value is the next option rather than a value. */
function isOptionLike({
  value = '',
  inlineValue,
}: {
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}) {
  return value.startsWith('-') && !inlineValue;
}

/**
 * Runs a command; prints the message of an error (the stack of a bug) and exits with code 1.
 * @param main is called with a function that formats the seconds since the start
 */
export async function runCommand(
  main: (seconds: (digits?: number) => string) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  for (const stream of [process.stdout, process.stderr])
    stream.off('error', ignoreClosedPipe).on('error', ignoreClosedPipe);
  try {
    await main((digits = 1) => ((performance.now() - start) / 1000).toFixed(digits));
  } catch (error) {
    console.error(explainError(error));
    process.exit(1);
  }
}

/** A closed pipe (`| head`) must neither stop a build halfway nor change a check's exit code. */
function ignoreClosedPipe(error: unknown): void {
  if (codeOf(error) !== 'EPIPE') throw error;
}

/**
 * A base path, percent-decoded, with a slash at both ends.
 * @example readBasePath('repo') === '/repo/'; readBasePath('/%E6%96%87%E6%A1%A3/') === '/文档/'
 */
export function readBasePath(text: string | undefined): string {
  if (text === undefined || text === '') return '/';
  // Git Bash on Windows replaces `/repo/` by a path on its drive.
  if (/^[a-z]:[\\/]/i.test(text) || text.includes('://')) throw new Error(messages.basePath(text));
  const names = decodeSafely(text)
    .split('/')
    .filter((name) => name !== '');
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

/**
 * Adds the value that `--host` may lack: all addresses of the machine.
 * @example readHostArgument(['--host', '--base', '/a/']) // ['--host', '0.0.0.0', '--base', '/a/']
 */
export function readHostArgument(args: readonly string[]): string[] {
  return args.flatMap((arg, at) =>
    arg === '--host=' || (arg === '--host' && (args[at + 1] ?? '-').startsWith('-'))
      ? ['--host', '0.0.0.0']
      : arg,
  );
}

/** Parses PORT; undefined where it is empty. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(messages.port(text));
  return port;
}
