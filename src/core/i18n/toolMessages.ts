// Words of the menu of reading tools, loaded with it. Each tool has a table of its own.

export const toolMessages = {
  open: '工具',
  failed: '没有成功，请再试一次',
} as const;
