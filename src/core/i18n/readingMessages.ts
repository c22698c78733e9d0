// What the tools for reading are called in the menu of tools, loaded with it.

export const readingMessages = {
  comfort: '阅读设置',
  keys: '键盘操作',
} as const;
