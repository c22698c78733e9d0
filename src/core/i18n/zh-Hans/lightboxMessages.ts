// Messages of the image viewer, in its lazy chunk.

export const lightboxMessages = {
  close: '关闭大图',
  larger: '放大',
  smaller: '缩小',
  original: '1:1 原始大小',
  fit: '适合窗口',
  scale: (percent: number) => `${percent}%`,
  /** For screen readers, which do not announce the shortcuts of the buttons. */
  keys: (name: string) => `${name}，可用加号、减号缩放，方向键移动，0 适合窗口，1 原始大小，Esc 关闭`,
} as const;
