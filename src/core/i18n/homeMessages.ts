// Words of the home page, loaded with it; the rest stands in the manifest.

export const homeMessages = {
  commands: '部署的命令',
  copyCommands: '复制命令',
} as const;
