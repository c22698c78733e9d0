// Messages of run.mjs, cli.mjs and classifyChange.mjs, which run before anything is compiled.

/** @type {typeof import('../zh-Hans/earlyMessages.mjs').earlyMessages} */
export const earlyMessages = {
  oldNode: (needed, version) =>
    `Node.js ${needed} or later is required, but this is ${version}. Install a later version from https://nodejs.org and try again.`,
  packageHelp: (names) => `Usage: mojian <command> [site folder] [options]

Commands: ${names.join(', ')}
  The site folder is docs where that exists, else the current folder.

Options of all commands:
  --out <folder>   Output folder (default: dist; of bundle: dist-offline)
  --base </path/>  Path of the site on its host (default: /)
  --port <number>  Port of start and preview
  --site <folder>  Site folder, for page
  --lang <tag>     Language of messages: en or zh-Hans
  --version        Version of this package
For the options of a command, run mojian <command> --help.`,
  commands: (list) => `Commands:\n${list}`,
  unknown: (name, commands) => `Unknown command "${name}". ${commands}`,
  installing: 'Installing packages (npm ci): node_modules is missing or does not match package-lock.json…',
  notInstalled:
    'The packages could not be installed (see the output of npm above). Check your network connection and the npm registry setting, and run the command again.',
  compiling: 'Compiling the engine (only after its code changes)…',
  sourcesChange: 'The files in src keep changing; wait until they stop, and run the command again',
  unknownLanguage: (asked, languages) =>
    `${asked === '' ? 'Option --lang requires a language' : `Unknown language "${asked}"`}. Available: ${languages.join(', ')}`,
  changedFiles: (files) => `Changed files:\n${files.join('\n')}`,
  noBase: 'No commit to compare with.',
  notStarted: (problem) => `The command did not start: ${problem}`,
};
