// Messages of the reading history, in its lazy chunks.

export const readPagesMessages = {
  recent: '最近阅读',
  last: '上次读到',
  /** Accessible name of the list that the button `last` opens. */
  list: '上次读到的页面',
  forget: '清除阅读记录',
  marked: '，已读过',
} as const;
