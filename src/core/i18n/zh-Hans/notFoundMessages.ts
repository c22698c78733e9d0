// Messages of the not-found page, in its lazy chunk.

export const notFoundMessages = {
  line1: '我们找不到您要找的页面。',
  line2: '它可能已经改名或移走，可以在这里搜索。如果链接来自其他网站，也欢迎告诉那里的负责人。',
  elsewhere: (label: string) => `${label} 没有这一页，其他版本有：`,
  pageOf: (title: string, label: string) => `${title}（${label}）`,
  nearest: '您要找的也许是：',
  goHome: '回到首页',
} as const;
