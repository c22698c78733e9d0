// Every rule that a checker can find broken, with what a list calls it. Only its names are types elsewhere:
// no reader's browser loads the table.

export const RULES = {
  'ambiguous-link': '链接的名称有歧义',
  backslash: '路径里的反斜杠',
  'bad-encoding': '文件编码有误',
  'broken-anchor': '锚点不存在',
  'broken-diagram': '图画不出来',
  'broken-image': '图片或媒体文件打不开',
  'broken-include': '引用的文件取不到',
  'broken-link': '链接打不开',
  'category-file': '分类文件有误',
  dash: '破折号的写法',
  'doubled-punctuation': '标点重复',
  'dropped-html': 'HTML 没有采用',
  'duplicate-id': '编号重复',
  'duplicate-route': '网址重复',
  ellipsis: '省略号的写法',
  'empty-heading': '标题没有文字',
  'extra-h1': '多余的一级标题',
  'forbidden-character': '不能出现的字符',
  'forbidden-word': '不该出现的词',
  'front-matter': '页首信息有误',
  'full-width-mark': '全角的标记',
  'half-width-bracket': '中文里的半角括号',
  'half-width-punctuation': '中文里的半角标点',
  'heading-gap': '标题跳级',
  'invisible-character': '看不见的字符',
  'lost-cell': '表格多出的格子',
  manifest: '站点清单有误',
  'missing-description': '没有简介',
  'missing-diagram-name': '图没有名称',
  'missing-h1': '没有一级标题',
  'missing-keywords': '没有关键词',
  'missing-space': '标记后面缺空格',
  name: '名称的写法',
  'nothing-published': '什么也没有发布',
  'not-a-list': '不是列表的列表',
  'not-a-table': '不是表格的表格',
  orphan: '没有入口的页面',
  punctuation: '标点的写法',
  quotes: '引号的写法',
  range: '数值范围的写法',
  'space-in-chinese': '汉字之间的空格',
  redirect: '旧地址的去向有误',
  spacing: '中西文之间的空格',
  'stray-mark': '没有起作用的标记',
  term: '用词不统一',
  'too-complex': '标记过多',
  'unclosed-admonition': '提示框没有结束',
  'unclosed-comment': '注释没有结束',
  'unclosed-fence': '代码块没有结束',
  'undefined-footnote': '脚注没有定义',
  'undefined-reference': '链接引用没有定义',
  'unknown-admonition': '没有这种提示框',
} as const;

export type Rule = keyof typeof RULES;

/** Whether a name that somebody wrote is a rule's. */
export function isRule(name: string): name is Rule {
  return Object.hasOwn(RULES, name);
}
