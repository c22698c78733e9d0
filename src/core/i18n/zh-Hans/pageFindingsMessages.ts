// Messages on pages of the development server.

export const pageFindingsMessages = {
  findings: (own: number, others: number) => (own > 0 ? `本页 ${own} 处要看` : `别处 ${others} 处要看`),
  finding: (rule: string, message: string) => `${rule}：${message}`,
  showPlace: '在页上指出',
  ownFindings: '本页',
  otherFindings: (count: number) => `别处（${count}）`,
  moreFindings: (count: number) => `……另有 ${count} 处，npm run check 列出全部`,
} as const;
