// Messages of offline saving and updates by the service worker, in lazy chunks.

export const offlineMessages = {
  updated: '文档已更新，刷新查看',
  refresh: '刷新',
  dismiss: '稍后再说',
  save: '离线保存本版本',
  preparing: '正在准备…',
  saving: (done: number, total: number, size: string) => `正在保存 ${done} / ${total} · ${size}`,
  progress: '保存进度',
  /** For screen readers, throttled. */
  savedShare: (percent: number) => `正在保存，已完成 ${percent}%`,
  cancel: '取消',
  saved: (size: string) => `已保存 · ${size}`,
  update: '更新',
  remove: '删除',
  removeVersion: (label: string) => `删除离线保存的 ${label}`,
  updateVersion: (label: string) => `更新离线保存的 ${label}`,
  failed: (reason: string) => `${reason}，没有完成。`,
  full: '浏览器的存储空间不足',
  silent: '浏览器的存储没有回应',
  unknown: '出了意外',
} as const;
