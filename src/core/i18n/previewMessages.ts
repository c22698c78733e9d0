// Words of the preview of a link, loaded with it.

export const previewMessages = {
  name: '链接预览',
} as const;
