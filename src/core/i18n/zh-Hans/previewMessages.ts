// Messages of link previews, in their lazy chunk.

export const previewMessages = {
  name: '链接预览',
} as const;
