// Messages of the list of keyboard shortcuts, in its lazy chunk.
import type { KeyAction } from '../../keys/keyTable.ts';

export const keysMessages = {
  close: '关闭键盘操作',
  or: '或',
  actions: {
    search: '搜索',
    previous: '上一页',
    next: '下一页',
    contents: '到本页目录',
    edit: '编辑此页',
    preview: '预览选中的链接',
    list: '显示这份列表',
  } satisfies Record<KeyAction, string>,
  /** The comparison of versions handles these key events (reader/pages/compare). */
  compared: [
    ['下一处变化（比较版本时）', 'j'],
    ['上一处变化（比较版本时）', 'k'],
  ],
  always: [
    ['搜索', 'Ctrl K', '⌘ K'],
    ['关闭弹出的内容', 'Esc'],
  ],
  enabled: '启用单键操作',
  hint: '使用语音输入等工具时，单键可能被误触发，可以在这里关闭。输入文字时它们不起作用。',
} as const;
