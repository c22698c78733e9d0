// Messages of reader variables, in their lazy chunks.

export const variablesMessages = {
  all: '我的值',
  close: '关闭我的值',
  place: (label: string, shown: string) => `${label}：${shown}，填写您自己的值`,
  kept: '只保存在这个浏览器里，各页的文字、复制和下载都随之改变。',
  secret: '只保存到关闭这个标签页为止，各页的文字、复制和下载都随之改变。',
  misfit: '格式不对，没有采用。',
  reset: '恢复默认',
  resetAll: (count: number) => `恢复全部 ${count} 项`,
  done: '完成',
} as const;
