/** A small diagram of each kind that has Mermaid's own colors, and a word in it. */
export const PLAIN: Readonly<Record<string, readonly [text: string, word: string]>> = {
  甘特图: [
    'gantt\n  dateFormat YYYY-MM-DD\n  section 一\n  设计 :a1, 2024-01-01, 30d\n  开发 :after a1, 20d',
    '设计',
  ],
  饼图: ['pie title 渠道\n  "网站" : 40\n  "电话" : 25', '网站'],
  思维导图: ['mindmap\n  root((客服))\n    渠道\n      网站\n    工单', '渠道'],
  时间线: ['timeline\n  title 历史\n  2021 : 第一版\n  2022 : 第二版 : 移动端', '移动端'],
  'Git 提交图': ['gitGraph\n  commit id: "一"\n  branch dev\n  commit\n  checkout main\n  merge dev', '一'],
  象限图: ['quadrantChart\n  x-axis 低 --> 高\n  y-axis 少 --> 多\n  甲: [0.3, 0.6]', '甲'],
  坐标图: [
    'xychart\n  title "销量"\n  x-axis [a, b, c]\n  y-axis "元" 0 --> 100\n  bar [20, 50, 80]',
    '销量',
  ],
  桑基图: ['sankey\n\nweb,ticket,10\nphone,ticket,5', 'ticket'],
  框图: ['block\n  columns 2\n  a["前端"] b["服务"]\n  a --> b', '前端'],
  报文图: ['packet\n  0-15: "源端口"\n  16-31: "目的端口"', '源端口'],
  看板: ['kanban\n  待办\n    t1[写文档]\n  完成\n    t2[画图]', '写文档'],
  架构图: [
    'architecture-beta\n  group api(cloud)[API]\n  service db(database)[DB] in api\n  service web(server)[Web] in api\n  db:L -- R:web',
    'DB',
  ],
  'C4 图': [
    'C4Context\n  Person(a, "客户", "使用者")\n  System(b, "客服", "系统")\n  Rel(a, b, "使用")',
    '客户',
  ],
  需求图: [
    'requirementDiagram\n  requirement r1 {\n    id: 1\n    text: ok\n    risk: high\n    verifymethod: test\n  }\n  element e1 {\n    type: simulation\n  }\n  e1 - satisfies -> r1',
    'r1',
  ],
  用户旅程图: ['journey\n  section 上班\n    打开系统: 5: 坐席', '打开系统'],
  雷达图: ['radar-beta\n  axis a["速度"], b["质量"], c["成本"]\n  curve x["甲"]{4, 3, 2}\n  max 5', '速度'],
  矩形树图: ['treemap-beta\n"全部"\n    "甲": 30\n    "乙": 20', '甲'],
  树形图: ['treeView-beta\n    "docs"\n        "a.md"\n        "b.md"', 'a.md'],
  鱼骨图: ['ishikawa-beta\n    问题\n    人\n        培训\n    机器', '问题'],
  韦恩图: ['venn-beta\n  set A["甲"]\n  set B["乙"]\n  union A,B["共"]', '甲'],
  沃德利地图: [
    'wardley-beta\ntitle Map\nanchor User [0.9, 0.6]\ncomponent Service [0.7, 0.5]\nUser->Service',
    'Service',
  ],
  'Cynefin 图': ['cynefin-beta\n  clear\n    "甲"\n  complex\n    "乙"', '甲'],
};
