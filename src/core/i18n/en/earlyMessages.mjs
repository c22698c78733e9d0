// Messages of run.mjs and classifyChange.mjs, which run before anything is compiled.

/** @type {typeof import('../zh-Hans/earlyMessages.mjs').earlyMessages} */
export const earlyMessages = {
  oldNode: (needed, version) =>
    `Node.js ${needed} or later is required, but this is ${version}. Install a later version from https://nodejs.org and try again.`,
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
