// Messages of elements rendered from markdown, in the chunk which renders them.

export const elementMessages = {
  headingLink: (heading: string) => `「${heading}」的直接链接`,
  tableRegion: '表格，可左右滚动',
  formulaRegion: '公式，可左右滚动',
  openImage: '查看大图',
  foreignMedia: '音视频在其他网站上，本页不加载：',
  taskDone: '已完成',
  taskOpen: '未完成',
  brokenLink: '这个链接没有指向任何页面',
  admonition: { note: '备注', tip: '提示', info: '信息', caution: '注意', danger: '危险' },
  details: '详情',
  footnotes: {
    title: '脚注',
    back: (use: number) => (use === 1 ? '返回正文' : `返回正文第 ${use} 处引用`),
  },
  code: {
    copy: '复制',
    copyLabel: '复制代码到剪贴板',
    wrap: '切换自动换行',
    plain: '文本',
    region: (language: string) => (language === '' ? '代码' : `${language} 代码`),
  },
} as const;

export type AdmonitionType = keyof typeof elementMessages.admonition;
