// What all commands share: reading arguments and settings, and ending with words instead of a stack.
import { parseArgs } from 'node:util';

interface ArgumentNames<Name extends string, Flag extends string> {
  /** Options without a value: `--check`. */
  flags?: readonly Flag[];
  /** Options that take a text: `--base /a/`. */
  options?: readonly Name[];
  /** Whether words without an option may follow. */
  allowPositionals?: boolean;
}

/** Reads a command's arguments; `--help` prints the usage and ends the process. */
export function readArguments<Name extends string = never, Flag extends string = never>(
  usage: string,
  { flags = [], options = [], allowPositionals = false }: ArgumentNames<Name, Flag> = {},
): {
  flags: ReadonlySet<Flag>;
  options: Partial<Record<Name, string>>;
  positionals: readonly string[];
} {
  try {
    const { values, positionals } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' } as const])),
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' } as const])),
      },
      allowPositionals,
    });
    // The options are named by the caller, so their kinds are known here only.
    const given: Record<string, unknown> = values;
    if (given.help) {
      console.log(usage);
      process.exit(0);
    }
    const texts = Object.fromEntries(options.map((name) => [name, given[name]]));
    return {
      flags: new Set(flags.filter((name) => given[name] === true)),
      options: texts as Partial<Record<Name, string>>,
      positionals,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

/** Runs a command. What it throws is told by its message; only our own slips need a stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isSlip = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
    console.error(error instanceof Error && !isSlip ? error.message : error);
    process.exit(1);
  }
}

/**
 * A base path with a slash at both ends.
 * @example readBasePath('repo') === '/repo/'
 */
export function readBasePath(text: string | undefined): string {
  if (text === undefined || text === '') return '/';
  // Git Bash on Windows turns `/repo/` into a folder of its own before it gets here.
  if (/^[a-z]:[\\/]/i.test(text) || text.includes('://'))
    throw new Error(
      `基础路径应当形如 /repo/，收到的是「${text}」。在 Windows 的 Git Bash 里请写成 repo/（开头不带斜线）。`,
    );
  const names = text.split('/').filter((name) => name !== '');
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

/** The port that PORT names, if it names one. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT 应当是 0 到 65535 的整数，收到的是「${text}」。`);
  return port;
}
