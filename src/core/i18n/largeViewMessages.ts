// Words of the view that shows a picture over the page: loaded with it.

export const largeViewMessages = {
  close: '关闭大图',
  larger: '放大',
  smaller: '缩小',
  original: '1:1 原始大小',
  fit: '适合窗口',
  scale: (percent: number) => `${percent}%`,
  /** Told to those who do not see the buttons' keys. */
  keys: '可用加号、减号缩放，方向键移动，0 适合窗口，1 原始大小，Esc 关闭',
} as const;
