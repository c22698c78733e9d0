// Messages of copy buttons, in their lazy chunks.

export const copyMessages = {
  copied: '已复制',
  addressCopied: '链接已复制',
  failed: '浏览器不让复制，内容已选中，请手动复制',
} as const;
