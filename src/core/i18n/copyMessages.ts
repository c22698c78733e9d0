// Words for the outcome of copying, loaded with the code that copies.

export const copyMessages = {
  copied: '已复制',
  addressCopied: '链接已复制',
  /** The content is selected on the page. */
  failed: '浏览器不让复制，内容已选中，请手动复制',
} as const;
