import { parseArgs } from 'node:util';

/** Which of a command's switches are set; `--help` prints the usage and ends the process, as does an unknown one. */
export function readFlags<Name extends string>(usage: string, names: readonly Name[]): ReadonlySet<Name> {
  try {
    const options = Object.fromEntries(
      [...names, 'help'].map((name) => [name, { type: 'boolean' } as const]),
    );
    const { values } = parseArgs({ options });
    if (values.help === true) {
      console.log(usage);
      process.exit(0);
    }
    return new Set(names.filter((name) => values[name] === true));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
