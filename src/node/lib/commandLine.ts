// What all commands share: reading arguments and settings, and ending with words instead of a stack.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { codeOf } from './codeOf.ts';
import { explainError } from './describeError.ts';

/** Reads a command's arguments; `--help` prints the usage and ends the process. */
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
 * Ends the process: its arguments are wrong. The line says where the usage is rather than all of it.
 * @example '没有选项「--strct」，是不是想写 --strict？（用法：npm run check -- --help）'
 */
export function refuseArguments(usage: string, problem: string): never {
  const [command = ''] = /^npm (?:run )?\S+/.exec(usage) ?? [];
  console.error(`${problem}（用法：${command} -- --help）`);
  process.exit(2);
}

/** What node:util says of arguments, in words of this project. */
function describeArgumentError(error: unknown, config: ParseArgsConfig = {}): string {
  const { options = {} } = config;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional' && !config.allowPositionals) return `不接受参数「${token.value}」`;
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined) {
      const known = [...Object.keys(options), 'help'].map((name) => `--${name}`);
      return describeUnknownName('选项', token.rawName, known);
    }
    if (option.type === 'string' && (token.value === undefined || isOptionLike(token)))
      return `选项 ${token.rawName} 后面要写它的值`;
    if (option.type === 'boolean' && token.value !== undefined) return `选项 ${token.rawName} 后面不写值`;
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
 * Runs a command. What it throws is told by its message; only our own slips need a stack.
 * @param main gets a function that tells the seconds since the start
 */
export async function runCommand(
  main: (seconds: (digits?: number) => string) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  for (const stream of [process.stdout, process.stderr])
    stream.off('error', ignoreDeafReader).on('error', ignoreDeafReader);
  try {
    await main((digits = 1) => ((performance.now() - start) / 1000).toFixed(digits));
  } catch (error) {
    console.error(explainError(error));
    process.exit(1);
  }
}

/** Whoever has read enough (`| head`) ends neither a build in its middle nor a check without its exit code. */
function ignoreDeafReader(error: unknown): void {
  if (codeOf(error) !== 'EPIPE') throw error;
}

/**
 * A base path in letters, with a slash at both ends.
 * @example readBasePath('repo') === '/repo/'; readBasePath('/%E6%96%87%E6%A1%A3/') === '/文档/'
 */
export function readBasePath(text: string | undefined): string {
  if (text === undefined || text === '') return '/';
  // Git Bash on Windows turns `/repo/` into a folder of its own before it gets here.
  if (/^[a-z]:[\\/]/i.test(text) || text.includes('://'))
    throw new Error(
      `基础路径应当形如 /repo/，收到的是「${text}」。在 Windows 的 Git Bash 里请写成 repo/（开头不带斜线）。`,
    );
  const names = decodeSafely(text)
    .split('/')
    .filter((name) => name !== '');
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

export const HOST_HELP =
  '--host  让别的电脑也能打开：写上监听的名字或地址，不写是这台电脑的所有地址（默认只有本机）';

/**
 * The arguments of a command with `--host`, whose value may be left out: then it means all addresses of the machine.
 * @example readHostArgument(['--host', '--base', '/a/']) // ['--host', '0.0.0.0', '--base', '/a/']
 */
export function readHostArgument(args: readonly string[]): string[] {
  return args.flatMap((arg, at) =>
    arg === '--host=' || (arg === '--host' && (args[at + 1] ?? '-').startsWith('-'))
      ? ['--host', '0.0.0.0']
      : arg,
  );
}

/** The port that PORT names, if it names one. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT 应当是 0 到 65535 的整数，收到的是「${text}」。`);
  return port;
}
