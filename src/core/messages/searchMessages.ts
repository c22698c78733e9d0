// The words of the search. Loaded with it: the first page does without them.

export const searchMessages = {
  field: (place: string) => `搜索 ${place} 文档`,
  fieldAll: '搜索全部版本的文档',
  results: '搜索结果',
  hint: '输入几个字，查找页面、章节和正文。',
  pending: '正在搜索…',
  allVersions: '全部版本',
  scope: '搜索范围',
  count: (total: number, listed: number) =>
    `找到 ${total} 条结果${listed < total ? `，列出最相关的 ${listed} 条` : ''}`,
  more: '显示更多',
  nothing: (query: string, place: string) => `${place} 文档中没有与「${query}」相符的内容。`,
  nothingAtAll: (query: string) => `全部版本的文档中都没有与「${query}」相符的内容。`,
  nearTerms: '相近的词：',
  tips: ['换一个更短或更常用的词', '用产品界面上的叫法，或者拼音', '在文档侧边栏里逐级找'],
  searchAll: '在全部版本中搜索',
  coming: '正文还在加载，先列出标题相符的页面和章节。',
  failed: '正文没有加载成功，目前只能按标题查找。',
  retry: '重试',
  recent: '最近搜索',
  forget: '清除记录',
  mainPages: '主要页面',
  openPage: '在搜索页中查看',
  openAll: (total: number) => `查看全部 ${total} 条`,
  keys: [
    ['↑ ↓', '选择'],
    ['Enter', '打开'],
    ['Esc', '关闭'],
  ],
  submit: '搜索',
} as const;
