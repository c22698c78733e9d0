// Messages of the home page, in its lazy chunk; its other texts are in the manifest.

export const homeMessages = {
  commands: '部署的命令',
  copyCommands: '复制命令',
} as const;
