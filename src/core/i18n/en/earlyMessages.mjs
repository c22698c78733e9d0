// Messages of run.mjs, which runs before anything is compiled.

/** @type {typeof import('../zh-Hans/earlyMessages.mjs').earlyMessages} */
export const earlyMessages = {
  oldNode: (needed, version) =>
    `Node.js ${needed} or newer is needed; this is ${version}. Install a newer version from https://nodejs.org and try again.`,
  commands: (list) => `Commands:\n${list}`,
  unknown: (name, commands) => `There is no command "${name}". ${commands}`,
  installing: 'Installing packages (npm ci): node_modules is missing or does not match package-lock.json…',
  notInstalled:
    'The packages were not installed (see the output of npm above). Check the network and the registry setting of npm, then run the command again.',
  compiling: 'Compiling the engine (once after each change of its code)…',
  notStarted: (problem) => `The command did not start: ${problem}`,
};
