// Messages of the version comparison, in its lazy chunks.
import type { ChangeCounts, ChangeKind } from '../../diff/listChanges.ts';

const kinds: Record<ChangeKind, string> = { new: '新增', gone: '删除', changed: '改写', moved: '移动' };

export const compareMessages = {
  label: '版本比较',
  title: (before: string, after: string) => `${before} → ${after} 的变化`,
  counts: (counts: ChangeCounts) =>
    Object.entries(kinds)
      .filter(([kind]) => counts[kind as ChangeKind] > 0)
      .map(([kind, word]) => `${word} ${counts[kind as ChangeKind]} 处`)
      .join('，'),
  /** For screen readers: before and after a mark. */
  marks: { ins: ['【新增】', '【新增完】'], del: ['【删除】', '【删除完】'] },
  movedHere: '从别处移来',
  movedAway: '移到了别处',
  seeOther: '看另一处',
  comparing: '正在比较…',
  failed: '没能读到要比较的内容，请检查网络连接。',
  retry: '重试',
  equal: (before: string, after: string) => `本页在 ${before} 和 ${after} 中没有差别。`,
  shared: (before: string, after: string) => `${before} 和 ${after} 用的是同一页，没有差别。`,
  unknown: (name: string) => `没有名为「${name}」的版本可以比较。`,
  own: (label: string) => `本页就是 ${label} 的页面，请选择另一个版本。`,
  missing: (label: string) => `${label} 没有与本页对应的页面。`,
  renamed: (title: string) => `旧版的标题是「${title}」。`,
  mostlyOther: '两个版本一半以上的文字不同：没有改动的和改写的段落已经折叠，点开再看。',
  unchanged: (blocks: number) => `没有改动的 ${blocks} 段`,
  rewritten: (label: string) => `改写：${label}`,
  back: '回到正文',
  previous: '上一处变化（k）',
  next: '下一处变化（j）',
  sides: '并排',
  one: '单栏',
  layout: '排列方式',
  places: '变化的位置',
  /** @param count of adjacent changes, beginning with change number `at`, that share one link */
  place: (at: number, kind: ChangeKind, label: string, count: number) =>
    `第 ${count > 1 ? `${at}–${at + count - 1}` : at} 处，${kinds[kind]}：${label}`,
  at: (at: number, count: number, kind: ChangeKind) => `第 ${at} 处，共 ${count} 处，${kinds[kind]}`,
  list: {
    choose: '比较的版本',
    groups: {
      both: '两个版本都有的页面',
      changed: '有变化的页面',
      new: '新增的页面',
      gone: '不再有的页面',
      same: '没有变化的页面',
    },
    count: (pages: number) => `${pages} 页`,
    renamed: (title: string) => `原名「${title}」`,
    progress: (done: number, all: number) => `正在比较 ${done} / ${all} 页…`,
    failed: '没能读到这一页',
    unknown: (name: string) => `没有名为「${name}」的版本，请从下面选择。`,
    ask: '请选择要比较的版本。',
    none: '没有别的版本可以比较。',
    more: (pages: number) => `列出其余 ${pages} 页`,
    isEqual: '文字没有差别',
  },
} as const;
