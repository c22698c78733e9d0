// Words of the places where the reader has been, loaded with them.

export const placesMessages = {
  recent: '最近阅读',
  last: '上次读到',
  /** Of the button that says `last`. */
  list: '上次读到的页面',
  forget: '清除阅读记录',
  marked: '，已读过',
} as const;
