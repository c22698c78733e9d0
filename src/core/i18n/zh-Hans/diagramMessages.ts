// Messages of diagrams, in the chunk that only pages with a diagram load.

export const diagramMessages = {
  /** Default names of diagrams. */
  kinds: {
    flowchart: '流程图',
    sequence: '时序图',
    state: '状态图',
    class: '类图',
    er: '实体关系图',
    gantt: '甘特图',
    pie: '饼图',
    mindmap: '思维导图',
    timeline: '时间线',
    gitGraph: 'Git 提交图',
    quadrant: '象限图',
    xychart: '坐标图',
    sankey: '桑基图',
    block: '框图',
    packet: '报文图',
    kanban: '看板',
    architecture: '架构图',
    c4: 'C4 图',
    requirement: '需求图',
    journey: '用户旅程图',
    radar: '雷达图',
    treemap: '矩形树图',
    treeView: '树形图',
    ishikawa: '鱼骨图',
    venn: '韦恩图',
    wardley: '沃德利地图',
    cynefin: 'Cynefin 图',
  },
  open: (name: string) => `查看大图：${name}`,
  openShort: '查看大图',
  scrolls: (name: string) => `${name}，可左右滚动`,
  unknownKind: '这段文字不是可以绘制的图，以下是原文。',
  brokenLine: (line: number) => `图的第 ${line} 行有误，无法绘制，以下是原文。`,
  broken: '图的写法有误，无法绘制，以下是原文。',
  notLoaded: '绘图程序没有加载成功，以下是图的原文。请检查网络连接，然后重试。',
} as const;

export type DiagramKind = keyof typeof diagramMessages.kinds;
