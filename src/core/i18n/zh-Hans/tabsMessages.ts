export const tabsMessages = { list: '可选的内容' } as const;
