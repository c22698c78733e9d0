// Messages that the build writes into the HTML of each page; no script of a built site bundles them.

export const htmlShellMessages = {
  skipToContent: '跳到主要内容',
  announcement: { label: '公告', close: '关闭公告' },
  /** @param links HTML of links, a sentence each */
  needsScript: (...links: string[]) =>
    `本站在浏览器中排版文档，需要启用 JavaScript。${links.map((link) => `${link}。`).join('')}`,
  readMarkdown: '阅读本页的 Markdown 原文',
} as const;
