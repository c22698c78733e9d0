// The words of the page that is not found. Loaded with it.

export const notFoundMessages = {
  line1: '我们找不到您要找的页面。',
  line2: '请联系原始链接来源网站的所有者，并告知他们链接已失效。',
  nearest: '您要找的也许是：',
  goHome: '回到首页',
} as const;
